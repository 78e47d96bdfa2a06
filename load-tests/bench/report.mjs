/** @typedef {import('./plans.mjs').Plan} Plan */

/** @param {(string | number)[][]} rows @returns {string} */
export function table(rows) {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((cells) => String(cells[at] ?? '')));
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const line = (/** @type {(string | number)[]} */ cells) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0)));
  return rows.map((cells) => `  ${line(cells).join('  ')}`).join('\n');
}

const shown = 20;

/**
 * Formats the plan of each distinct statement once, the slowest first, with the times measured when it ran alone. The
 * report file contains all plans.
 * @param {Plan[]} plans
 */
export function planLines(plans) {
  /** @type {Map<string, Plan[]>} */
  const statements = new Map();
  for (const plan of plans) statements.set(plan.sql, [...(statements.get(plan.sql) ?? []), plan]);
  const middle = (/** @type {number[]} */ all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const lines = [...statements.values()]
    .map((same) => ({ same, plan: middle(same.map((one) => one.planMs)), run: middle(same.map((one) => one.runMs)) }))
    .sort((a, b) => b.plan + b.run - a.plan - a.run)
    .slice(0, shown)
    .map(({ same, plan, run }) => {
      const slowest = Math.max(...same.map((one) => one.planMs + one.runMs));
      const scans = [...new Set(same.flatMap((one) => one.scanned))];
      const mark = scans.length > 0 ? `SCANS ${scans.join(', ')}; ` : '';
      const [first] = same;
      const row = table([
        [(first?.kind ?? '').padEnd(16), ...[plan, run, slowest].map((ms) => ms.toFixed(2).padStart(8))],
      ]);
      return `${row}  ${String(same.length).padStart(4)}  ${mark}${first?.nodes}`;
    });
  return [`  ${'first seen in'.padEnd(16)}  plan ms    run ms   slowest  runs  reads`, ...lines].join('\n');
}
