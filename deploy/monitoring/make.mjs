import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { alerts } from './alerts.mjs';
import { burnAlerts, ratios } from './burn-rates.mjs';
import { dashboards } from './dashboards.mjs';

/** Within the chart, which can ship only what lies in its folder. */
const place = new URL('../../charts/setu/monitoring/', import.meta.url);

/** @typedef {{ alert: string, expr: string, for?: string, severity: string, summary: string }} Alert */

/** @param {Alert} alert as Prometheus takes it */
const ruleOf = ({ alert, expr, for: lasting, severity, summary }) => ({
  alert,
  expr,
  ...(lasting && { for: lasting }),
  labels: { severity },
  annotations: { summary, runbook: `deploy/monitoring/runbooks.md#${alert.toLowerCase()}` },
});

const rules = {
  groups: [
    { name: 'setu-ratios', interval: '30s', rules: ratios },
    { name: 'setu-promises', rules: burnAlerts.map(ruleOf) },
    { name: 'setu-causes', rules: alerts.map(ruleOf) },
  ],
};

const note = '# Made by `npm run monitoring` from load-tests/slo.json: change that, or deploy/monitoring/*.mjs.\n';

/** @type {[string, string][]} every file and what it says */
const files = [
  ['rules/setu.yaml', note + stringify(rules, { lineWidth: 0 })],
  ...Object.entries(dashboards).map(
    ([name, board]) =>
      /** @type {[string, string]} */ ([`dashboards/${name}.json`, `${JSON.stringify(board, null, 2)}\n`]),
  ),
];

/** @param {string} name */
const kept = (name) => {
  try {
    return readFileSync(new URL(name, place), 'utf8');
  } catch {
    return undefined;
  }
};

if (process.argv.includes('--check')) {
  const stale = files.filter(([name, text]) => kept(name) !== text).map(([name]) => name);
  if (stale.length > 0) console.error(`not as made: ${stale.join(', ')}; run \`npm run monitoring\``);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const folder of ['rules/', 'dashboards/']) mkdirSync(new URL(folder, place), { recursive: true });
  for (const [name, text] of files) writeFileSync(new URL(name, place), text);
}
