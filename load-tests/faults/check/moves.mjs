import { grouped, of } from './sorting.mjs';
import { movedSubject } from './state.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */
/** @typedef {import('./state.mjs').Shown} Shown */

/**
 * The lifecycle transitions that the test users make (specification, section 4).
 * @type {Record<string, readonly string[]>}
 */
const next = {
  draft: ['new'],
  new: ['in_work', 'rejected_by_customer'],
  in_work: ['send_to_supplier', 'rejected_by_customer'],
  send_to_supplier: ['rejected_by_customer'],
};

/**
 * Checks that each history is a path of allowed transitions, contains every acknowledged transition once, and has one
 * event for each.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function moves(writes, { requests, events }) {
  const published = grouped(
    events.filter(({ subject }) => subject === movedSubject),
    ({ requestId }) => requestId,
  );
  const made = grouped(
    of(writes, 'move').filter(({ acked }) => acked),
    ({ id }) => id,
  );
  /** @type {Finding[]} */
  const findings = [];
  for (const { id, at } of of(writes, 'publish')) {
    const shown = requests.get(id);
    if (!shown) continue;
    const { statuses } = shown;
    if (!isPath(shown))
      findings.push({
        at,
        fault: 'broken',
        text: `request ${id}: its history has a forbidden transition: ${statuses}`,
      });
    for (const move of made.get(id) ?? []) {
      const times = statuses.filter((status) => status === move.status).length;
      if (times !== 1)
        findings.push({
          at: move.at,
          fault: times === 0 ? 'lost' : 'duplicated',
          text: `request ${id} became ${move.status} ${times} times`,
        });
    }
    const [moved, eventCount] = [statuses.length - statuses.indexOf('new') - 1, published.get(id)?.length ?? 0];
    if (statuses.includes('new') && moved !== eventCount)
      findings.push({
        at,
        fault: moved > eventCount ? 'lost' : 'duplicated',
        text: `request ${id}: ${moved} transitions, ${eventCount} events`,
      });
  }
  return findings;
}

/** @param {Shown} shown */
const isPath = ({ statuses, status }) =>
  statuses.at(-1) === status &&
  statuses.every((one, at) => at === 0 || (next[statuses[at - 1] ?? ''] ?? []).includes(one));
