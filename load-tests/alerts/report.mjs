/** @typedef {import('./follow.mjs').Row} Row */

const head = ['Alert', 'Cause', 'Told after', 'Seen', 'Mended by', 'Proven after', 'Over after'];

/** @param {number | undefined} seconds */
const seconds = (seconds) => (seconds === undefined ? '–' : `${seconds} s`);

/** @param {Row} row */
const toldAfter = ({ fired, isPending, comesAfter }) =>
  `${seconds(fired)}${isPending ? ', pending' : ''}${comesAfter ? ' of mending' : ''}`;

/** @param {Row} row @returns {string[]} */
const cellsOf = (row) => [
  row.alert,
  row.cause,
  toldAfter(row),
  row.trouble ? `**${row.trouble}**` : (row.seen ?? '–'),
  row.mended ?? '–',
  seconds(row.proven),
  row.over === undefined && !row.trouble ? 'its windows' : seconds(row.over),
];

/**
 * The pages that were followed, as a table of Markdown.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function report(rows) {
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  const failed = rows.filter(({ trouble }) => trouble).length;
  const verdict =
    failed === 0 ? `All ${rows.length} pages led there.` : `${failed} of ${rows.length} pages did not lead there.`;
  return [line(head), line(head.map(() => '---')), ...rows.map(cellsOf).map(line), '', verdict, ''].join('\n');
}
