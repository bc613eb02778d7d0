// @ts-check
// The JSON API. A refusal is thrown as an Error with the server's sentence.

/** @param {string} path @param {{token?: string, body?: unknown}} [how] @returns {Promise<any>} */
export async function ask(path, { token = "", body } = {}) {
  const answer = await fetched(path, {
    method: body === undefined ? "GET" : "POST",
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.text ?? `The server answered ${answer.status}.`);
  return value;
}

/** @param {string} path */
export async function askText(path) {
  const answer = await fetched(path, {});
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.text();
}

/** @param {string} path @param {RequestInit} how */
async function fetched(path, how) {
  try {
    return await fetch(`/api/${path}`, how);
  } catch {
    throw new Error("The server cannot be reached.");
  }
}
