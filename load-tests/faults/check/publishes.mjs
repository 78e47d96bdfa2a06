import { grouped, of } from './sorting.mjs';
import { publishedSubject } from './state.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */

/**
 * Checks that each publish resulted in one request with one event, and that the request has the content that was sent.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function publishes(writes, { requests, listed, events }) {
  const published = grouped(
    events.filter(({ subject }) => subject === publishedSubject),
    ({ requestId }) => requestId,
  );
  /** @type {Finding[]} */
  const findings = [];
  for (const { id, at, count, comment, files: sent } of of(writes, 'publish').filter(({ acked }) => acked)) {
    const shown = requests.get(id);
    const asSent =
      shown &&
      shown.status !== 'draft' &&
      shown.comment === comment &&
      shown.count === String(count) &&
      `${shown.files}` === `${sent}`;
    if (!asSent) findings.push({ at, fault: 'lost', text: `request ${id}: ${JSON.stringify(shown)}` });
    const times = listed.get(id) ?? 0;
    if (times !== 1)
      findings.push({ at, fault: times === 0 ? 'lost' : 'duplicated', text: `request ${id} is listed ${times} times` });
    const eventCount = published.get(id)?.length ?? 0;
    if (eventCount !== 1)
      findings.push({
        at,
        fault: eventCount === 0 ? 'lost' : 'duplicated',
        text: `request ${id} has ${eventCount} publish events`,
      });
  }
  return findings;
}
