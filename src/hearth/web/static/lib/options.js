// @ts-check
// From touches to an option: every touch narrows the options to those whose path begins with what was picked.

/** @typedef {import("./types.js").Option} Option */

/** The options that are still possible. @param {Option[]} all @param {string[]} picked */
export const live = (all, picked) => all.filter((option) => picked.every((ref, i) => option.path[i] === ref));

/** The option that needs nothing more than what was picked. @param {Option[]} all @param {string[]} picked */
export const exact = (all, picked) => live(all, picked).find((option) => option.path.length === picked.length && picked.length > 0);

/** What can be touched next, and how many options lie behind it. @param {Option[]} all @param {string[]} picked @returns {Map<string, Option[]>} */
export function targets(all, picked) {
  const next = new Map();
  for (const option of live(all, picked)) {
    const ref = option.path[picked.length];
    if (ref) next.set(ref, [...(next.get(ref) ?? []), option]);
  }
  const done = exact(all, picked);
  if (done) next.set(picked[picked.length - 1], [done]);
  return next;
}

/** What a touch does: it chooses an option, changes what is picked, or (null) is not legal. What is not `sure` is picked first,
 * so that its price and odds can be read, and chosen by a second touch.
 * @param {Option[]} all @param {string[]} picked @param {string} ref @param {(option: Option) => boolean} [sure]
 * @returns {{act?: string, picked: string[]} | null} */
export function touch(all, picked, ref, sure = () => true) {
  const next = narrowed(all, [...picked, ref], sure);
  if (next) return next;
  if (ref === picked[picked.length - 1]) {
    const done = exact(all, picked);
    return done ? { act: done.id, picked: [] } : { picked: picked.slice(0, -1) };
  }
  return (picked.length > 0 && narrowed(all, [ref], sure)) || led(all, picked, ref); // a new beginning, or further on the way
}

/** The way to a thing that cannot be touched yet, if there is but one: what lies before it is picked. @param {Option[]} all @param {string[]} picked @param {string} ref */
function led(all, picked, ref) {
  const ways = live(all, picked).flatMap(({ path }) => (path.indexOf(ref, picked.length) > picked.length ? [path.slice(0, path.indexOf(ref, picked.length))] : []));
  const isOne = ways.length > 0 && ways.every((way) => way.join(" ") === ways[0].join(" "));
  return isOne ? { picked: ways[0] } : null;
}

/** @param {Option[]} all @param {string[]} picked @param {(option: Option) => boolean} sure */
function narrowed(all, picked, sure) {
  const left = live(all, picked);
  if (left.length === 0) return null;
  const only = left.length === 1 && left[0].path.length === picked.length && sure(left[0]);
  return only ? { act: left[0].id, picked: [] } : { picked };
}

/** What is still picked when new options come. @param {Option[]} all @param {string[]} picked */
export const kept = (all, picked) => (picked.length && live(all, picked).length ? picked : []);
