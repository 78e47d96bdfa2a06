import { grouped, of } from './sorting.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */

/**
 * Checks that each draft has its newest acknowledged text, or a newer one whose answer was lost.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function drafts(writes, { requests }) {
  const sent = new Set(of(writes, 'publish').map(({ id }) => id));
  const saves = grouped(of(writes, 'save'), ({ id }) => id);
  /** @type {Finding[]} */
  const findings = [];
  for (const { id, at } of of(writes, 'draft')) {
    const shown = requests.get(id);
    if (!shown) findings.push({ at, fault: 'lost', text: `draft ${id} cannot be opened` });
    if (!shown || sent.has(id)) continue;
    const own = saves.get(id) ?? [];
    const last = own.filter(({ acked }) => acked).at(-1);
    const right = own.filter(({ seq, acked }) => seq === last?.seq || (!acked && seq > (last?.seq ?? 0)));
    if (last && !right.some(({ comment }) => comment === shown.comment))
      findings.push({
        at: last.at,
        fault: 'lost',
        text: `draft ${id}: “${shown.comment}” instead of “${last.comment}”`,
      });
  }
  return findings;
}

/**
 * Checks that attached files have the same content as when they were uploaded.
 * @param {readonly Write[]} writes
 * @param {State} state
 * @returns {Finding[]}
 */
export function files(writes, { files: found }) {
  const attached = new Set(of(writes, 'publish').flatMap((write) => (write.acked ? write.files : [])));
  return of(writes, 'file')
    .filter(({ id, text }) => attached.has(id) && found.get(id) !== text)
    .map(({ id, at }) => ({ at, fault: 'broken', text: `file ${id}: ${found.get(id) ?? 'missing'}` }));
}
