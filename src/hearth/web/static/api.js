// @ts-check
// The page `/api`: what /api/openapi.json says, for people. GETs can be tried.
import { icon } from "./art/kit.js";
import { html, morph } from "./lib/dom.js";
import { apply, otherTheme } from "./ui/settings.js";

/** @typedef {import("./lib/dom.js").Safe} Safe */
/** @typedef {{$ref?: string, type?: string, description?: string, properties?: Record<string, Schema>, required?: string[], items?: Schema, prefixItems?: Schema[],
 *   enum?: unknown[], anyOf?: Schema[], additionalProperties?: Schema | boolean, default?: unknown}} Schema */
/** @typedef {{schema: Schema, example?: unknown}} Shown */
/** @typedef {{name: string, in: string, required: boolean, description: string, schema: Schema, example: unknown}} Parameter */
/** @typedef {{operationId: string, summary: string, parameters: Parameter[], requestBody?: {content: Record<string, Shown>}, security: object[],
 *   tags: string[], responses: Record<string, {description: string, content?: Record<string, Shown>}>}} Operation */
/** @typedef {{id: string, method: string, path: string, operation: Operation}} Way */

const GROUPS = [["games", "Games"], ["tables", "Tables"], ["replays", "Replay files"], ["openapi.json", "This description"]];
const page = /** @type {HTMLElement} */ (document.getElementById("page"));

/** Backticks are the only mark in the texts. @param {string} text */
const told = (text) => text.split("`").map((part, i) => (i % 2 ? html`<code>${part}</code>` : html`${part}`));
/** @param {unknown} value */
const written = (value) => JSON.stringify(value, null, 2);
/** @param {unknown} value */
const example = (value) => (value === undefined ? html`` : html`<pre tabindex="0" aria-label="An example">${written(value)}</pre>`);
/** @param {string} path */
const drawnPath = (path) => html`<span class="path">${path.split(/(\{\w+\})/).map((part) => (part.startsWith("{") ? html`<b>${part}</b>` : part))}</span>`;

/** @param {Schema} schema */
const schemaName = ({ $ref = "" }) => $ref.slice($ref.lastIndexOf("/") + 1);

/** A type as people say it, with a link to its shape. @param {Schema} schema @returns {Safe} */
function kind(schema) {
  if (schema.$ref) return html`<a href="#shape-${schemaName(schema)}">${schemaName(schema)}</a>`;
  if (schema.anyOf) return html`${schema.anyOf.map((one, i) => html`${i > 0 && " or "}${kind(one)}`)}`;
  if (schema.enum) return html`${schema.enum.map((one, i) => html`${i > 0 && " or "}<code>${one}</code>`)}`;
  if (schema.prefixItems) return html`list of ${schema.prefixItems.map((one, i) => html`${i > 0 && " and "}${kind(one)}`)}`;
  if (schema.type === "array") return html`list of ${kind(schema.items ?? {})}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object") return html`${kind(schema.additionalProperties)} by name`;
  return html`${schema.type ?? "anything"}`;
}

/** @param {{name: string, needed: boolean, type: Safe, text: string}[]} rows */
const fields = (rows) => html`<table class="fields"><tbody>${rows.map(({ name, needed, type, text }) => html`
  <tr><th scope="row"><code class="${needed && "needed"}">${name}</code>${needed && html`<span class="vh">, needed</span>`}</th><td>${type}</td><td>${told(text)}</td></tr>`)}</tbody></table>`;

/** @param {Schema} schema */
function shapeFields({ properties = {}, required = [] }) {
  return fields(Object.entries(properties).map(([name, one]) => {
    const usual = "default" in one && one.default !== null ? ` Without it: \`${JSON.stringify(one.default)}\`.` : "";
    return { name, needed: required.includes(name), type: kind(one), text: `${one.description ?? ""}${usual}` };
  }));
}

/** @param {string} title @param {Record<string, Shown>} [content] @param {string} [text] */
const side = (title, content = {}, text = "") => Object.entries(content).map(([media, { schema, example: shown }]) => html`
  <div class="stack"><h3>${title}: ${media === "application/json" ? kind(schema) : html`<code>${media}</code>`}</h3>${text && html`<p class="muted">${told(text)}</p>`}${example(shown)}</div>`);

/** @param {object[]} needs */
function tokenNote(needs) {
  if (!needs.length) return html``;
  const free = needs.some((one) => Object.keys(one).length === 0);
  return html`<p>${icon("lock")} ${free ? "With a token you see as its seat does; without one as a spectator." : "Needs the token of a seat."}</p>`;
}

/** @param {Way} way */
function drawnWay({ id, method, path, operation }) {
  const { summary, parameters, requestBody, security, responses } = operation;
  const [status, answer] = /** @type {[string, Operation["responses"][string]]} */ (Object.entries(responses).find(([code]) => code !== "default"));
  return html`<details class="box way" id="${id}" data-key="${id}"><summary><span class="method ${method}">${method.toUpperCase()}</span>${drawnPath(`/api${path}`)}<span class="muted">${told(summary)}</span></summary>
    <div class="stack">${tokenNote(security)}
      ${parameters.length > 0 && fields(parameters.map((one) => ({ name: one.name, needed: one.required, type: kind(one.schema), text: one.description })))}
      <div class="two">${side("Asked", requestBody?.content)}${side(`Answered ${status}`, answer.content, answer.description === summary ? "" : answer.description)}</div>
      ${method === "get" && tryIt(id, path, parameters)}</div></details>`;
}

/** @param {string} id @param {string} path @param {Parameter[]} parameters */
const tryIt = (id, path, parameters) => html`<form class="try" data-path="${path}">
    ${parameters.map((one) => html`<label class="field"><span>${one.name}</span><input class="input" name="${one.name}" ${one.required && html`required`} placeholder="${one.example}" autocomplete="off" spellcheck="false"></label>`)}
    <button class="button primary">Try it</button></form><div class="stack answer" aria-live="polite" data-static></div>`;

/** @param {any} socket @param {Record<string, Schema>} schemas */
const drawnSocket = (socket, schemas) => html`<section class="stack" id="socket"><h2>The socket</h2><p>${drawnPath(socket.url)}</p><p class="about">${told(socket.description)}</p>
  <div class="two"><div class="stack"><h3>You send</h3>${socket.send.map((/** @type {Shown} */ one) => frame(one, schemas))}</div><div class="stack"><h3>You receive</h3>${socket.receive.map((/** @type {Shown} */ one) => frame(one, schemas))}</div></div>
  <h3>When it is closed</h3>${fields(Object.entries(socket.closed).map(([name, text]) => ({ name, needed: false, type: html``, text })))}</section>`;

/** @param {Shown} one @param {Record<string, Schema>} schemas */
const frame = ({ schema, example: shown }, schemas) => html`<details class="box way"><summary><code>${/** @type {{t: string}} */ (shown).t}</code><span class="muted">${told(schemas[schemaName(schema)].description ?? "")}</span></summary>
  <div class="stack"><p>${kind(schema)}</p>${example(shown)}</div></details>`;

/** @param {[string, Schema]} shape */
const drawnShape = ([name, schema]) => html`<article class="box shape" id="shape-${name}"><h3>${name}</h3><p class="muted">${told(schema.description ?? "")}</p>${shapeFields(schema)}</article>`;

/** @param {any} doc */
function drawn(doc) {
  /** @type {Way[]} */
  const ways = Object.entries(doc.paths).flatMap(([path, methods]) => Object.entries(/** @type {any} */ (methods)).map(([method, operation]) => ({ id: operation.operationId, method, path, operation })));
  const [refused, ...codes] = doc.components.responses.Refusal.description.split(/\n+- /);
  return html`<div class="shell"><header class="top"><a class="button quiet" href="/">${icon("flame")} Hearth</a><span class="grow"></span>
      <button class="button square" id="theme" aria-label="Dark or light">${icon("sun")}</button></header>
    <main class="page" id="panel"><h1>The API</h1><div class="about">${doc.info.description.split("\n\n").map((/** @type {string} */ part) => html`<p>${told(part)}</p>`)}</div>
    <nav class="links" aria-label="On this page">${GROUPS.map(([tag, title]) => html`<a href="#${tag}">${title}</a>`)}<a href="#socket">The socket</a><a href="#refusals">Refusals</a><a href="#shapes">Shapes</a><a href="/api/openapi.json">openapi.json</a><a href="/static/view.d.ts" download>view.d.ts</a></nav>
    <label class="field about"><span>A token to try things with</span><input class="input" id="token" autocomplete="off" spellcheck="false"></label>
    ${GROUPS.map(([tag, title]) => html`<section class="stack" id="${tag}"><h2>${title}</h2>${ways.filter((way) => way.operation.tags[0] === tag).map(drawnWay)}</section>`)}
    ${drawnSocket(doc["x-websocket"], doc.components.schemas)}
    <section class="stack" id="refusals"><h2>Refusals</h2><p>${told(refused)}</p><ul class="stack">${codes.map((/** @type {string} */ one) => html`<li>${told(one)}</li>`)}</ul>${example(doc.components.responses.Refusal.content["application/json"].example)}</section>
    <section class="stack" id="shapes"><h2>Shapes</h2><p class="muted">Fields with a star are always there.</p><div class="shapes">${Object.entries(doc.components.schemas).map(drawnShape)}</div></section></main></div>`;
}

/** What the server says to a filled form. @param {HTMLFormElement} form */
async function tried(form) {
  const given = new FormData(form), query = new URLSearchParams();
  let path = form.dataset.path ?? "";
  for (const [name, value] of given) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value) query.set(name, String(value));
  }
  const url = `/api${path}${query.size ? `?${query}` : ""}`;
  const token = /** @type {HTMLInputElement} */ (document.getElementById("token")).value.trim();
  const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const text = await answer.text(), isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return html`<p><span class="method">GET</span> <span class="path">${url}</span> <b class="${answer.ok ? "good" : "bad"}">${answer.status}</b></p><pre tabindex="0" aria-label="The answer">${isJson ? written(JSON.parse(text)) : text}</pre>`;
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target), answer = /** @type {Element} */ (form.nextElementSibling);
  event.preventDefault();
  morph(answer, await tried(form).catch(() => html`<p class="bad">The server cannot be reached.</p>`));
});
document.addEventListener("click", (event) => {
  if (/** @type {Element} */ (event.target).closest("#theme")) otherTheme();
});

/** A link to a way opens it. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
}

apply();
try {
  morph(page, drawn(await (await fetch("/api/openapi.json")).json()));
  addEventListener("hashchange", openTarget);
  if (location.hash) openTarget();
} catch {
  morph(page, html`<main class="page"><p class="bad" role="alert">The description cannot be read from the server.</p></main>`);
}
