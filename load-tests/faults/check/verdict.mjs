import { checkCalls } from './calls.mjs';
import { checkNotices, dueNotices } from './notices.mjs';
import { checkWrites } from './writes.mjs';

/** @typedef {import('../load/history.mjs').Record} Record */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */
/**
 * @typedef {import('./calls.mjs').Row & { writes: number, notices: number, findings: Finding[] }} Line a line of the
 *   report: a fault and its results
 */
/** @typedef {{ lines: Line[], leftovers: string[], holds: boolean }} Verdict */

/**
 * Returns the results of each fault, and whether all promises hold.
 * @param {Record} record
 * @param {State} state
 * @param {{ margin: number }} options `margin`: milliseconds that a busy machine may add to an answer
 * @returns {Verdict}
 */
export function judge({ calls, writes, windows }, state, { margin }) {
  const findings = [...checkWrites(writes, state), ...checkNotices(writes, state)];
  const due = dueNotices(writes, state);
  const lines = checkCalls(calls, windows, margin).map((row, at) => {
    const { begin = 0, untilMs = 0 } = windows[at] ?? {};
    const within = (/** @type {{ at: number }} */ one) => one.at >= begin && one.at < untilMs;
    return {
      ...row,
      writes: writes.filter((write) => write.acked && within(write)).length,
      notices: due.filter(within).reduce((sum, { readers }) => sum + readers.size, 0),
      findings: findings.filter(within),
    };
  });
  const leftovers = [
    ...left('events never published', state.waiting),
    ...left('dead-lettered events', state.deadLettered),
  ];
  const isKept = lines.every(
    (line) => line.findings.length + line.wrong.length + line.late.length === 0 && !line.notBack,
  );
  return { lines, leftovers, holds: isKept && leftovers.length === 0 };
}

/** @param {string} what @param {Map<string, number>} bySchema */
const left = (what, bySchema) =>
  [...bySchema].filter(([, count]) => count > 0).map(([schema, count]) => `${schema}: ${count} ${what}`);
