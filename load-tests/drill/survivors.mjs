/** @typedef {import('../faults/load/history.mjs').Write} Write */

/** The kinds of writes that may be missing if they were made after the moment. Nothing else is checked for them. */
const mayBeMissing = new Set(['draft', 'file']);

/**
 * Returns the writes that a database restored to a moment must answer for: those acknowledged before it.
 * A later write counts as unacknowledged, because it may have been committed before the moment with its answer still on
 * the way.
 * @param {readonly Write[]} writes
 * @param {number} moment in the history's milliseconds
 * @returns {Write[]}
 */
export const survivors = (writes, moment) =>
  writes
    .filter(({ at, kind }) => at < moment || !mayBeMissing.has(kind))
    .map((write) => (write.at < moment ? write : { ...write, acked: false }));
