/** @typedef {import('../faults/load/history.mjs').Write} Write */

/**
 * The kinds of writes that may be missing if they were made after the moment of the restore. They are not checked at
 * all.
 */
const mayBeMissing = new Set(['draft', 'file']);

/**
 * Returns the writes to check in a database that was restored to a moment. Writes acknowledged before the moment must
 * be there. A later write counts as unacknowledged: it may have been committed before the moment while its answer was
 * still on the way.
 * @param {readonly Write[]} writes
 * @param {number} moment in the history's milliseconds
 * @returns {Write[]}
 */
export const survivors = (writes, moment) =>
  writes
    .filter(({ at, kind }) => at < moment || !mayBeMissing.has(kind))
    .map((write) => (write.at < moment ? write : { ...write, acked: false }));
