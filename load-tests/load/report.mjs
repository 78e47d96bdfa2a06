import { table } from '../bench/report.mjs';

/** @typedef {import('./run-load.mjs').Section} Section */
/** @typedef {import('./run-load.mjs').Row} Row */

const head = [
  '',
  'calls',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'max ms',
  'a second',
  'failed',
  'CPU ms per call: BFF',
  'catalogue',
  'Postgres',
  'all',
];

/** @param {Row} row @returns {(string | number)[]} */
function cellsOf({ name, count, p50, p95, p99, max, perSecond, failed, cpu }) {
  const spent = cpu
    ? [cpu.bff, cpu.catalogue, cpu.postgres, Math.round((cpu.bff + cpu.catalogue + cpu.postgres) * 100) / 100]
    : ['', '', '', ''];
  return [name, count, p50, p95, p99, max, perSecond, failed, ...spent];
}

/** Formats the measurements for a terminal. @param {readonly Section[]} sections */
export const linesOf = (sections) =>
  sections
    .map(({ title, rows, notes = [] }) =>
      [`  ${title}`, table([head, ...rows.map(cellsOf)]), ...notes.map((note) => `  ${note}`)].join('\n'),
    )
    .join('\n\n');

const escaped = (/** @type {unknown} */ text) =>
  String(text).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const rowOf = (/** @type {readonly unknown[]} */ cells, /** @type {'td' | 'th'} */ tag) =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/**
 * Formats the measurements as a self-contained HTML page.
 * @param {{ at: string, what: string, settings: object, machine: object, sections: readonly Section[] }} whole
 */
export function htmlOf({ at, what, settings, machine, sections }) {
  const tables = sections.map(
    ({ title, rows, notes = [] }) =>
      `<h2>${escaped(title)}</h2><table>${rowOf(head, 'th')}${rows.map((row) => rowOf(cellsOf(row), 'td')).join('')}</table>` +
      notes.map((note) => `<p>${escaped(note)}</p>`).join(''),
  );
  const style =
    'body{font:14px system-ui;margin:2em}td,th{padding:2px 10px;text-align:right;border-bottom:1px solid #ddd}td:first-child{text-align:left}';
  return `<!doctype html><meta charset="utf-8"><title>Load: ${escaped(what)}</title><style>${style}</style><h1>Load: ${escaped(what)}</h1><p>${escaped(at)}</p><pre>${escaped(JSON.stringify({ settings, machine }, null, 1))}</pre>${tables.join('')}`;
}
