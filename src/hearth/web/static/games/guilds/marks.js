// @ts-check
// Guilds: drawings of this board alone. The fountain counts the Weeks; the Square lies around it.
import { html } from "../../lib/dom.js";

const DOVE = html`<path d="M-10 1C-6-1-4-4-5-9c4 1 7 4 8 7 2-2 5-2 7 0l3 2-4 1C8 7 2 10-5 8l-6 3 2-5z"/><circle cx="7" cy="-.5" r=".9" class="gu-eye"/>`;
const CAT = html`<path d="M-7-10l4 4h6l4-4 1 9C9 6 5 10 0 10S-9 6-8-1z"/><circle cx="-3" cy="-1" r="1.1" class="gu-eye"/><circle cx="3" cy="-1" r="1.1" class="gu-eye"/><path d="M-1.5 3h3L0 4.6z" class="gu-eye"/>`;

/** Where a space of the fountain lies. @param {number} space from 1 @param {number} r */
function around(space, r) {
  const angle = ((space - 1) * 60 - 90) * (Math.PI / 180);
  return `${(80 + r * Math.cos(angle)).toFixed(1)} ${(80 + r * Math.sin(angle)).toFixed(1)}`;
}

/** @param {number} at the space of the Turn Marker @param {string} side @param {string} words */
export const fountain = (at, side, words) => html`<svg class="gu-fountain" viewBox="0 0 160 160" role="img" aria-label="${words}">
  <circle cx="80" cy="80" r="78" class="gu-rim"/><circle cx="80" cy="80" r="43" class="gu-rim inner"/><circle cx="80" cy="80" r="37" class="gu-water"/>
  <circle cx="80" cy="80" r="27" class="gu-ripple"/><circle cx="80" cy="80" r="16" class="gu-ripple"/>
  <path class="gu-jet" d="M80 80q-9-26-20-9M80 80q9-26 20-9M80 80q-3-34-8-24M80 80q3-34 8-24"/><circle cx="80" cy="80" r="6" class="gu-rim inner"/>
  ${[1, 2, 3, 4, 5, 6].map((space) => html`<g transform="translate(${around(space, 60)})"><circle r="15" class="gu-space"/>${space === 1 ? html`<g class="gu-beast">${DOVE}</g>` : space === 2 ? html`<g class="gu-beast">${CAT}</g>` : html`<text class="gu-week" y="6">${space}</text>`}</g>`)}
  <g data-key="marker" data-flip="week-marker" transform="translate(${around(at, 60)})"><circle r="18.5" class="gu-marker"/><g class="gu-side">${side === "cat" ? CAT : DOVE}</g></g></svg>`;

/** The paved Square behind the Areas. */
export const paving = html`<svg class="gu-paving" viewBox="0 0 600 600" preserveAspectRatio="none" aria-hidden="true" data-static>
  <path class="gu-ground" d="M150 6h300l144 294-144 294H150L6 300z"/>
  ${[250, 190, 130].map((r) => html`<circle class="gu-ring" cx="300" cy="300" r="${r}"/>`)}
  <path class="gu-lines" d="M150 6l300 588M450 6L150 594M6 300h588"/></svg>`;
