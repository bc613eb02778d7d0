// @ts-check
// Keeps the shell of the client: the lobby opens while the server is away, and every other page says that it is.
// Pages always come from the server if it answers. What tables look like is never kept.

/** The server writes in what these very files are called together, and where they are. @type {{version: string, shell: string[]}} */
const KEPT = { version: "", shell: [] };
const NAME = `hearth-${KEPT.version}`, PATIENCE = 10_000;
/** What a proxy answers for a server that is away. */
const AWAY = new Set([502, 503, 504]);
/** It is no window, whatever the types say. */
const worker = /** @type {any} */ (self);
/** Pages that were opened from here: they get what they need from here as well, so that it fits. @type {Set<string>} */
const opened = new Set();

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keep());
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(page(event, pathname));
  else if (KEPT.shell.includes(pathname)) event.respondWith(part(event, pathname));
});

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(KEPT.shell.map((path) => new Request(path, { cache: "no-cache" })));
}

/** What an older version has kept goes. */
async function begin() {
  const others = (await caches.keys()).filter((name) => name.startsWith("hearth-") && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {string} path */
const kept = async (path) => (await caches.open(NAME)).match(path);

/** @param {any} event @param {string} path */
async function page(event, path) {
  /** @type {Response | undefined} */
  let answer;
  try {
    answer = await Promise.race([fromServer(event), late()]);
  } catch {
    // It is away.
  }
  if (answer && !AWAY.has(answer.status)) return answer;
  const own = await kept(path === "/" ? "/" : "/away");
  if (own && event.resultingClientId) opened.add(event.resultingClientId);
  return own ?? answer ?? Response.error();
}

/** @param {any} event @returns {Promise<Response>} */
const fromServer = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** @returns {Promise<undefined>} */
const late = () => new Promise((done) => setTimeout(() => done(undefined), PATIENCE));

/** @param {any} event @param {string} path */
async function part({ clientId, request }, path) {
  const own = opened.has(clientId) ? await kept(path) : undefined;
  if (own) return own;
  try {
    return await fetch(request);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
}
