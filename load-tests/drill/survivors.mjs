/** @typedef {import('../faults/load/history.mjs').Write} Write */

/** Whose absence is right when they came after the moment: nothing else is asked of them. */
const gone = new Set(['draft', 'file']);

/**
 * What a database restored to a moment has to answer for: what was acknowledged before it. What came later may still have
 * been committed before, with its answer on the way.
 * @param {readonly Write[]} writes
 * @param {number} moment in the history's milliseconds
 * @returns {Write[]}
 */
export const survivors = (writes, moment) =>
  writes
    .filter(({ at, kind }) => at < moment || !gone.has(kind))
    .map((write) => (write.at < moment ? write : { ...write, acked: false }));
