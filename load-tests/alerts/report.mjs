/** @typedef {import('./follow.mjs').Row} Row */

const head = ['Alert', 'Cause', 'Fired after', 'Findings', 'Fixed by', 'Proven after', 'Ended after'];

/** @param {number | undefined} seconds */
const seconds = (seconds) => (seconds === undefined ? '–' : `${seconds} s`);

/** @param {Row} row */
const firedAfter = ({ fired, isPending, firesAfterFix }) =>
  `${seconds(fired)}${isPending ? ', pending' : ''}${firesAfterFix ? ' after the fix' : ''}`;

/** @param {Row} row @returns {string[]} */
const cellsOf = (row) => [
  row.alert,
  row.cause,
  firedAfter(row),
  row.trouble ? `**${row.trouble}**` : (row.findings ?? '–'),
  row.fixedBy ?? '–',
  seconds(row.proven),
  row.over === undefined && !row.trouble ? 'not awaited' : seconds(row.over),
];

/**
 * Renders the followed pages as a Markdown table.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function report(rows) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  const failed = rows.filter(({ trouble }) => trouble).length;
  const verdict =
    failed === 0
      ? `All ${rows.length} runbook pages led to their cause.`
      : `${failed} of ${rows.length} runbook pages did not lead to their cause.`;
  return [line(head), line(head.map(() => '---')), ...rows.map(cellsOf).map(line), '', verdict, ''].join('\n');
}
