import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exportedMetrics } from '../../deploy/checks/exported-metrics.js';
import { textOf } from '../../deploy/checks/sources.js';
import { chart, render } from './helm.js';
import { componentOf, type Manifest, ofKind } from './manifests.js';
import { fitsOn, type Need, needOf, replicasOf } from './room.js';

interface Size {
  name: string;
  nodes: number;
  /** The nodes that may be lost. */
  spare: number;
  node: Need;
  cards: number;
  users: number;
}

/** Kubernetes itself takes half a processor and 1 GiB of each node. */
const allocatable = (cpu: number, gibibytes: number): Need => ({ cpu: cpu - 0.5, memory: (gibibytes - 1) * 1024 });

const sizes: Size[] = [
  { name: 'small', nodes: 1, spare: 0, node: allocatable(4, 8), cards: 100_000, users: 20_000 },
  { name: 'medium', nodes: 3, spare: 1, node: allocatable(4, 16), cards: 1_000_000, users: 100_000 },
  { name: 'large', nodes: 12, spare: 1, node: allocatable(4, 16), cards: 10_000_000, users: 300_000 },
];

/** The connections of a pod besides its pool, as in connections.test.ts. */
const besidePool: Record<string, number> = { identity: 4, catalogue: 9 };

/** What a call costs, in seconds of a processor, and a stream, in MiB: the tables of deploy/CAPACITY.md. */
const cost = { bff: 0.0042, catalogue: 0.0038, signIn: 0.07, stream: 67 / 1024, bffUnderLoad: 350 };
const busy = 0.7;

describe.each(sizes)('The size $name', ({ name, nodes, spare, node, cards, users }) => {
  const file = `size-${name}.yaml`;
  const values = parse(readFileSync(join(chart, 'sizes', `${name}.yaml`), 'utf8'));
  let manifests: Manifest[];
  let pods: (Need & { name: string; least: number; most: number })[];
  beforeAll(async () => {
    manifests = await render({ file });
    pods = ofKind(manifests, 'Deployment').map((one) => ({
      name: componentOf(one),
      ...needOf(one.spec.template.spec.containers),
      ...replicasOf(manifests, one),
    }));
  });
  const podsOf = (workload: string) => {
    const found = pods.find((one) => one.name === workload);
    if (found === undefined) throw new Error(`no ${workload}`);
    return found;
  };

  test('sets every workload', () => {
    const names = ['bff', 'identity', 'catalogue', 'request', 'review', 'media', 'fx'];
    expect(Object.keys(values.workloads)).toEqual(names);
    for (const each of names)
      expect(Object.keys(values.workloads[each])).toEqual(
        expect.arrayContaining(['resources', 'autoscaling', 'tmpSize']),
      );
    expect([values.catalogue.cards, values.nats.replicas]).toEqual([cards, nodes > 1 ? 3 : 1]);
  });

  test('needs at most the connections that it asks of Postgres, also during an upgrade', () => {
    const connections = pods
      .filter((one) => one.name !== 'bff')
      .map((one) => (one.most + 1) * (values.postgres.poolSize + (besidePool[one.name] ?? 3)));
    expect(connections.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(values.postgres.connections);
  });

  test('fits on its nodes with the largest number of pods, also if a node is lost', () => {
    const all = pods.flatMap((one) => Array<Need>(one.most).fill(one));
    expect(fitsOn(nodes - spare, node, all)).toBe(true);
  });

  test('fits on its nodes during an upgrade, with one more pod of each workload and the migration job', () => {
    const [job] = ofKind(manifests, 'Job');
    const migration = needOf(job?.spec.template.spec.containers ?? []);
    expect(migration.cpu).toBeGreaterThan(0);
    const all = pods.flatMap((one) => Array<Need>(one.most + 1).fill(one));
    expect(fitsOn(nodes, node, [migration, ...all])).toBe(true);
  });

  test('has a disruption budget and a spread for each workload, if it has several nodes', () => {
    const guarded = ofKind(manifests, 'PodDisruptionBudget').map(componentOf).sort();
    expect(guarded).toEqual(nodes > 1 ? pods.map((one) => one.name).sort() : []);
    const spread = ofKind(manifests, 'Deployment').filter(
      ({ spec }) => spec.template.spec.topologySpreadConstraints !== undefined,
    );
    expect(spread.length).toBe(guarded.length);
  });

  test('carries the users that CAPACITY.md names, by its tables', () => {
    // 40 pages per user in ten hours, three times the mean at the peak. A sign-in and 0.2 open streams per user.
    const pages = ((users * 40) / 36_000) * 3;
    const signIns = ((users * 1) / 36_000) * 3;
    const rate = (workload: string, seconds: number) => {
      const { least, cpu } = podsOf(workload);
      return (least * Math.min(cpu, 1) * busy) / seconds;
    };
    expect(rate('bff', cost.bff)).toBeGreaterThanOrEqual(pages);
    expect(rate('catalogue', cost.catalogue)).toBeGreaterThanOrEqual(pages);
    expect(rate('identity', cost.signIn)).toBeGreaterThanOrEqual(signIns);
    const bff = podsOf('bff');
    expect(bff.memory).toBeGreaterThanOrEqual(cost.bffUnderLoad + ((users * 0.2) / bff.least) * cost.stream);
    const row = textOf('deploy/CAPACITY.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${name} `));
    const written = [cards, users, Math.round(pages), Math.round(signIns * 10) / 10, users * 0.2];
    for (const number of written) expect(row).toContain(` ${number.toLocaleString('en')} `);
  });
});

describe('The signals of autoscaling', () => {
  test('are metrics that the processes export', async () => {
    const scalers = ofKind(await render({ file: 'size-signals.yaml' }), 'HorizontalPodAutoscaler');
    const signals = scalers.flatMap(({ spec }) => spec.metrics ?? []).flatMap(({ pods }) => pods?.metric.name ?? []);
    expect(signals).toHaveLength(3);
    const known = [...exportedMetrics().map(({ name }) => name), 'nodejs_eventloop_lag_p99_seconds'];
    expect(signals.filter((name) => !known.includes(name))).toEqual([]);
  });
});
