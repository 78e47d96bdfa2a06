import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findPromtool } from '../local/programs.mjs';
import { exportedMetrics } from './exported-metrics.js';
import { root, textOf } from './sources.js';

const folder = 'deploy/monitoring';
const shipped = 'charts/setu/monitoring';
const exported = exportedMetrics();

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}

const { groups }: { groups: { rules: Rule[] }[] } = parse(textOf(`${shipped}/rules/setu.yaml`));
const rules = groups.flatMap((group) => group.rules);
const boards = readdirSync(join(root, shipped, 'dashboards')).map(
  (name): { panels: { targets?: { expr: string }[] }[] } => JSON.parse(textOf(`${shipped}/dashboards/${name}`)),
);
const queries = [
  ...rules.map(({ expr }) => expr),
  ...boards.flatMap(({ panels }) => panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))),
];

const ofNode = (): string[] => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register.getMetricsAsArray().map(({ name }) => name);
};

/** Every metric that a query may name, with its labels. */
const known = new Map<string, string[] | 'any'>([
  ...exported.flatMap(({ name, labels, isHistogram }): [string, string[]][] =>
    isHistogram
      ? [
          [`${name}_count`, labels],
          [`${name}_sum`, labels],
          [`${name}_bucket`, [...labels, 'le']],
        ]
      : [[name, labels]],
  ),
  ...ofNode().map((name): [string, 'any'] => [name, 'any']),
  ...rules.flatMap(({ record }): [string, string[]][] => (record ? [[record, []]] : [])),
  ['up', 'any'],
]);

/** Labels that Prometheus adds to everything it scrapes. */
const scraped = ['job', 'instance'];

const selectors = queries.flatMap((expr) => [
  ...expr.matchAll(/\b((?:setu|nodejs|process)[_:][\w:]*|up)\b(?:\{([^}]*)\})?/g),
]);

describe('Rules and dashboards', () => {
  test('match what slo.json generates', () => {
    const made = spawnSync(process.execPath, [join(root, folder, 'make.mjs'), '--check'], { encoding: 'utf8' });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
  });

  test('name only metrics that a process exports, and only labels that these metrics have', () => {
    expect(selectors.length).toBeGreaterThan(100);
    const unknown = selectors.filter(([, name = '']) => !known.has(name)).map(([text]) => text);
    expect(unknown).toEqual([]);
    const foreign = selectors.flatMap(([, name = '', within = '']) => {
      const labels = known.get(name) ?? [];
      const used = [...within.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label);
      return labels === 'any' ? [] : used.filter((label) => ![...labels, ...scraped].includes(label));
    });
    expect(foreign).toEqual([]);
  });

  test('use every metric that our processes export', () => {
    const names = new Set(selectors.map(([, name = '']) => name.replace(/_(count|sum|bucket)$/, '')));
    expect(exported.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test('match the table of metrics in the README', () => {
    const rows = [...textOf(`${folder}/README.md`).matchAll(/^\| `(setu_\w+)` +\| ([^|]+?) +\|/gm)];
    const documented = rows.map(([, name, labels = '']) => `${name} ${labels === '–' ? '' : labels}`.trim());
    expect(documented.sort()).toEqual(exported.map(({ name, labels }) => `${name} ${labels.join(', ')}`.trim()).sort());
  });

  test('have one runbook entry for each alert, and no entry without an alert', () => {
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    const pages = [...textOf(`${folder}/runbooks.md`).matchAll(/^## (\w+)\n((?:(?!^## ).*\n?)*)/gm)];
    expect(pages.map(([, name]) => name).sort()).toEqual([...new Set(alerts.map(({ alert }) => alert))].sort());
    for (const [, name, text = ''] of pages)
      for (const part of ['**Means**', '**Look**', '**Fix**', '**Proven**']) expect(text, name).toContain(part);
    for (const { alert = '', annotations, labels } of alerts) {
      expect(annotations?.runbook).toBe(`${folder}/runbooks.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(labels?.severity);
    }
  });

  test('use histogram buckets that end at the objectives', () => {
    const slo: Record<string, { p95Ms?: number; p99Ms?: number }> = JSON.parse(textOf('load-tests/slo.json'));
    const bucketsOf = (path: string, name: string): number[] => {
      const [, made = ''] = textOf(path).split(`'${name}'`);
      return (/buckets: \[([^\]]*)\]/.exec(made)?.[1] ?? '').split(', ').map(Number);
    };
    const http = bucketsOf('bff/src/http/http-log.ts', 'setu_http_seconds');
    for (const kind of ['read', 'suggest', 'write']) expect(http).toContain((slo[kind]?.p95Ms ?? 0) / 1000);
    const events = bucketsOf('services/kit/src/metrics.ts', 'setu_event_seconds');
    expect(events).toContain((slo.notices?.p99Ms ?? 0) / 1000);
  });

  const promtool = findPromtool();
  test.skipIf(!promtool)('pass promtool, and the alerts fire when they should (needs promtool: npm run tools)', () => {
    const run = (...args: string[]): string =>
      execFileSync(promtool ?? '', args, { cwd: join(root, folder), encoding: 'utf8' });
    expect(run('check', 'rules', join(root, shipped, 'rules/setu.yaml'))).toContain('SUCCESS');
    expect(run('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
  });
});
