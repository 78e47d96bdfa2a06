import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chart, hasHelm, needsHelm, render, renderNow } from './helm.js';
import { componentOf, type Manifest, ofKind } from './manifests.js';

const folder = join(chart, 'monitoring');
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const [rules, dashboards] = ['rules', 'dashboards'].map((name) => readdirSync(join(folder, name)).sort());

describe.skipIf(!hasHelm)(`Monitoring in the chart (${needsHelm})`, () => {
  let manifests: Manifest[];
  beforeAll(async () => {
    manifests = await renderNow({ file: 'monitoring-values.yaml' });
  });

  test('the alert rules are shipped unchanged, where the operator looks for them', () => {
    const shipped = ofKind(manifests, 'PrometheusRule');
    expect(shipped.map(({ spec }) => spec)).toEqual(rules?.map((name) => parse(read(`rules/${name}`))));
    expect(shipped.map(({ metadata }) => metadata.labels.release)).toEqual(rules?.map(() => 'prometheus'));
  });

  test('every dashboard is shipped unchanged, where Grafana looks for it', () => {
    const maps = ofKind(manifests, 'ConfigMap').filter((one) => componentOf(one) === 'monitoring');
    const shipped = Object.fromEntries(maps.flatMap(({ data }) => Object.entries(data ?? {})));
    expect(Object.keys(shipped).sort()).toEqual(dashboards);
    for (const name of dashboards ?? [])
      expect(JSON.parse(shipped[name] ?? '')).toEqual(JSON.parse(read(`dashboards/${name}`)));
    expect(maps.filter(({ metadata }) => metadata.labels.grafana_dashboard !== '1')).toEqual([]);
  });

  test('nothing is rendered unless the values enable it', async () => {
    const manifests = await render({ file: 'external-values.yaml' });
    expect(manifests.filter((one) => componentOf(one) === 'monitoring')).toEqual([]);
  });
});
