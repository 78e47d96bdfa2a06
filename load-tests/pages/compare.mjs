import autocannon from 'autocannon';
import { shell } from './addresses.mjs';
import { readSpent, spentBetween } from './spent.mjs';

/** @typedef {import('./addresses.mjs').Page} Page */
/** @typedef {import('./visitors.mjs').Visitor} Visitor */
/** @typedef {{ name: string, visitor: string, calls: number, failed: number, bytes: number, spent: import('./spent.mjs').Spent }} Row */

const connections = 4;

/** @param {{ url: string, path: string, headers: Record<string, string>, amount: number }} asked @returns {Promise<autocannon.Result>} */
const open = ({ url, path, headers, amount }) =>
  new Promise((resolve, reject) => {
    const done = (/** @type {Error | null} */ error, /** @type {autocannon.Result} */ result) =>
      error ? reject(error) : resolve(result);
    autocannon({ url: `${url}${path}`, headers, connections, amount, timeout: 20 }, done);
  });

/**
 * Opens every page and the shell in turn, round after round, so that other load on the machine affects all of them
 * equally.
 * @param {{ url: string, pids: Record<string, number | undefined>, postgres: number }} world
 * @param {{ visitor: Visitor, pages: Page[], rounds: number, amount: number }} what
 * @returns {Promise<Row[]>}
 */
export async function comparePages({ url, ...parts }, { visitor: { name: visitor, headers }, pages, rounds, amount }) {
  const all = [shell, ...pages];
  const rows = all.map(({ name }) => ({ name, visitor, calls: 0, failed: 0, bytes: 0, spent: {} }));
  for (const { path } of all) await open({ url, path, headers, amount: Math.ceil(amount / 2) });
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { path }] of all.entries()) {
      const before = readSpent(parts);
      const result = await open({ url, path, headers, amount });
      add(/** @type {Row} */ (rows[at]), result, spentBetween(before, readSpent(parts)));
    }
  }
  return rows;
}

/** @param {Row} row @param {autocannon.Result} result @param {import('./spent.mjs').Spent} spent */
function add(row, result, spent) {
  row.calls += result['2xx'];
  row.failed += result.non2xx + result.errors;
  row.bytes += result.throughput.total;
  for (const [name, ms] of Object.entries(spent)) row.spent[name] = (row.spent[name] ?? 0) + ms;
}

const sum = (/** @type {Row} */ { spent }) => Object.values(spent).reduce((all, ms) => all + ms, 0);

/** Returns the processor time of all processes for one page, in ms. @param {Row} row */
export const costOf = (row) => sum(row) / Math.max(1, row.calls);
