// @ts-check
// The JSON API.

/** What the server would not do, in its own sentence. */
export class Refusal extends Error {}

/** There is nobody who could answer. */
export class Away extends Refusal {}
/** What a proxy answers in the place of a server. */
const AWAY = new Set([502, 503, 504]);

const JSON_BODY = { "content-type": "application/json" };

/** @param {string} token */
const bearer = (token) => (token ? { authorization: `Bearer ${token}` } : {});

/** @param {string} path @param {{token?: string, body?: unknown}} [how] @returns {Promise<any>} */
export async function ask(path, { token = "", body } = {}) {
  const answer = await fetched(path, {
    method: body === undefined ? "GET" : "POST",
    headers: /** @type {HeadersInit} */ ({ ...bearer(token), ...(body === undefined ? {} : JSON_BODY) }),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return read(answer, await answer.text());
}

/** Something large: told how much of it is here as it comes. @param {string} path @param {string} token @param {(bytes: number) => void} loaded @returns {Promise<any>} */
export async function askLarge(path, token, loaded) {
  const answer = await fetched(path, { headers: /** @type {HeadersInit} */ (bearer(token)) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** @type {string[]} */
  const pieces = [];
  for (let size = 0; reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    loaded((size += value.length));
  }
  return read(answer, pieces.join(""));
}

/** @param {Response} answer @param {string} text */
function read(answer, text) {
  const value = text.startsWith("{") ? JSON.parse(text) : {};
  if (!answer.ok) throw new Refusal(value.text ?? `The server answered ${answer.status}.`);
  return value;
}

/** @param {string} path */
export async function askText(path) {
  const answer = await fetched(path, {}), text = await answer.text();
  if (!answer.ok) read(answer, text); // which says why not
  return text;
}

/** @param {string} path @param {RequestInit} how */
async function fetched(path, how) {
  try {
    const answer = await fetch(`/api/${path}`, how);
    if (!AWAY.has(answer.status) || answer.headers.get("content-type")?.includes("json")) return answer;
  } catch {
    // Said below.
  }
  throw new Away("The server cannot be reached.");
}
