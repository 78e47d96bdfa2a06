/** @typedef {import('./check/verdict.mjs').Verdict} Verdict */
/** @typedef {import('./check/verdict.mjs').Line} Line */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {Line} line @param {import('./check/state.mjs').Fault} fault */
const count = (line, fault) => line.findings.filter((finding) => finding.fault === fault).length;

/** Formats a row of the table. @param {Line} line */
const cells = (line) => [
  line.name,
  seconds(line.lasted),
  line.calls,
  line.refused,
  seconds(line.slowest),
  line.wrong.length,
  line.late.length,
  seconds(line.backAfter),
  line.writes,
  count(line, 'lost'),
  count(line, 'duplicated'),
  count(line, 'broken'),
  `${line.notices - Math.min(line.notices, count(line, 'notice'))} of ${line.notices}`,
];

const head = [
  'fault',
  'lasted',
  'calls',
  'refused',
  'slowest',
  'wrong',
  'late',
  'back after',
  'writes',
  'lost',
  'duplicated',
  'broken',
  'notifications',
];

/** @param {(string | number)[][]} rows @returns {string} */
function table(rows) {
  const widths = head.map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)));
  const line = (/** @type {(string | number)[]} */ row) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0)))
      .join('  ');
  return rows.map((row) => `  ${line(row)}`).join('\n');
}

/**
 * Describes what went wrong in one window. Lists each kind of problem once, with its count and an example.
 * @param {Line} line
 */
function troubles({ name, findings, wrong, late, notBack, backAfter }) {
  const all = [
    ...findings.map(({ fault, text }) => ({ kind: fault, text })),
    ...wrong.map(({ name: route, status, who, text }) => ({ kind: `${route} ${status}`, text: `to ${who}: ${text}` })),
    ...late.map(({ name: route, ms, kind }) => ({ kind: `late ${kind}`, text: `${route} took ${seconds(ms)}` })),
    ...(notBack ? [{ kind: 'not back', text: `back to normal only after ${seconds(backAfter)}` }] : []),
  ];
  const kinds = new Map(all.map(({ kind }) => [kind, all.filter((one) => one.kind === kind)]));
  return [...kinds].map(([kind, same]) => `${name}: ${same.length} × ${kind}: ${same[0]?.text}`);
}

/**
 * Formats the report for a terminal: a row per fault, the problems, the verdict.
 * @param {Verdict} verdict
 * @param {{ seed: number, took: number, busy: number, margin: number }} run `busy`: milliseconds that the users worked
 * @returns {string}
 */
export function report({ lines, leftovers, holds }, { seed, took, busy, margin }) {
  const all = [...leftovers, ...lines.flatMap(troubles)];
  const total = (/** @type {(line: Line) => number} */ of) => lines.reduce((sum, line) => sum + of(line), 0);
  const of = (/** @type {import('./check/state.mjs').Fault} */ fault) => total((line) => count(line, fault));
  const rate = Math.round((total((line) => line.calls) * 1000) / Math.max(1, busy));
  const calls = `${total((line) => line.calls)} calls (${rate} a second), ${total((line) => line.writes)} acknowledged writes`;
  const amiss = `lost ${of('lost')}, duplicated ${of('duplicated')}, broken ${of('broken')}`;
  const notices = `notification errors ${of('notice')} of ${total((line) => line.notices)}`;
  const verdict = holds ? 'Every promise held.' : 'At least one promise was broken.';
  return [
    '',
    table([head, ...lines.map(cells)]),
    '',
    ...all.map((line) => `  ${line}`),
    ...(all.length > 0 ? [''] : []),
    `  ${verdict} ${calls}: ${amiss}, ${notices}; seed ${seed}, ${seconds(took)}, margin ${seconds(margin)}.`,
    '',
  ].join('\n');
}
