import { figuresOf } from '../load/figures.mjs';

/** @typedef {import('./load/history.mjs').Call} Call */
/** @typedef {import('./load/history.mjs').Window} Window */

const regions = ['beside the stores', 'far from them'];
/** The fewest calls of a route for which a 95th percentile means anything. */
const fewest = 20;

/** @param {readonly Call[]} calls */
const cell = (calls) => {
  const times = calls.map(({ ms }) => ms);
  const { p50, p95, count } = figuresOf('', times, { seconds: 1, failed: 0 });
  return count < fewest ? '' : `${Math.round(p50)}, ${Math.round(p95)} (${count})`;
};

/**
 * Formats the times of the calls without a fault, in each region: p50 and p95 in ms, and the number of calls.
 * @param {readonly Call[]} calls
 * @param {readonly Window[]} windows
 * @returns {string}
 */
export function timesByRegion(calls, windows) {
  const calm = windows.find(({ name }) => name === 'two regions');
  const own = calls.filter(({ at }) => calm && at >= calm.begin && at < calm.untilMs);
  const kinds = [...new Set(own.map(({ kind }) => kind))].sort();
  const routes = [...new Set(own.map(({ name }) => name))].sort();
  /** @param {string} name @param {readonly Call[]} some */
  const row = (name, some) => [name, ...regions.map((_, bff) => cell(some.filter((call) => call.bff === bff)))];
  const rows = [
    ...kinds.map((kind) =>
      row(
        `every ${kind}`,
        own.filter((call) => call.kind === kind),
      ),
    ),
    ...routes.map((route) =>
      row(
        route,
        own.filter((call) => call.name === route),
      ),
    ),
  ].filter((cells) => cells.slice(1).some((text) => text !== ''));
  const all = [['p50, p95 in ms (calls)', ...regions], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((cells) => cells[at]?.length ?? 0))) ?? [];
  return `\n${all.map((cells) => `  ${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd()).join('\n')}\n`;
}
