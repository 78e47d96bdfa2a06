/** @typedef {import('../load/history.mjs').Write} Write */

/**
 * Returns the writes of one kind.
 * @template {Write['kind']} K
 * @param {readonly Write[]} writes
 * @param {K} kind
 */
export const of = (writes, kind) =>
  /** @type {Extract<Write, { kind: K }>[]} */ (writes.filter((write) => write.kind === kind));

/**
 * Groups items by their key.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => string} keyOf
 * @returns {Map<string, T[]>}
 */
export function grouped(all, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
