import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chart, hasHelm, helm, needsHelm, render } from './helm.js';
import { componentOf, ofKind } from './manifests.js';

/** What a Postgres as it is installed gives to ordinary roles: `max_connections` 100, less 3 for its owner. */
const given = 97;
/** Beside the pool: one listens for the outbox, two are the queue's of background work. */
const besidePool = 3;
/** What a bus in Postgres takes in each pod: its pool, and one that listens. */
const busConnections = 5;
/**
 * Identity listens for live notices. The catalogue makes its read model anew on a connection of its own, listens for words and
 * for changed documents, and its index reads on two, and on one more while it reads everything.
 */
const more: Record<string, number> = { identity: 1, catalogue: 6 };

interface Pods {
  replicas: number;
  connections: number;
}

/** The pods of each service as they are rendered, and what one of them takes at most. */
const podsOfServices = async (): Promise<Pods[]> => {
  const manifests = await render();
  const services = ofKind(manifests, 'Deployment').filter((one) => componentOf(one) !== 'bff');
  return services.map((one) => {
    const settings = ofKind(manifests, 'ConfigMap').find((map) => componentOf(map) === componentOf(one))?.data;
    const connections = Number(settings?.DB_POOL_MAX) + besidePool + (more[componentOf(one)] ?? 0);
    return { replicas: Number(one.spec.replicas), connections };
  });
};

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(!hasHelm)(`connections to Postgres (${needsHelm})`, () => {
  test('the ten pods of the default fit a Postgres as it is installed', async () => {
    const pods = await podsOfServices();
    expect(sum(pods.map(({ replicas }) => replicas))).toBe(10);
    expect(sum(pods.map(({ replicas, connections }) => replicas * connections))).toBeLessThanOrEqual(given);
  });

  test('an upgrade, which has a pod more of each, has as many as the README says', async () => {
    const most = sum((await podsOfServices()).map(({ replicas, connections }) => (replicas + 1) * connections));
    const said = readFileSync(join(chart, '../README.md'), 'utf8').match(/(\d+) connections in all/)?.[1];
    expect(Number(said)).toBe(most);
  });

  test('the chart counts them alike, and those of a bus in Postgres: one fewer than there are is refused', async () => {
    const most = sum((await podsOfServices()).map(({ replicas, connections }) => replicas * connections));
    const refusal = async (connections: number, overlay: object = {}) =>
      (
        await helm(['template', 'shop', '--kube-version', '1.34.0'], {
          overlay: { postgres: { connections }, ...overlay },
        })
      ).said.match(/postgres\.poolSize: .*together/)?.[0];
    expect(await refusal(most)).toBeUndefined();
    expect(await refusal(most - 1)).toContain(`${most} connections`);
    const withBus = most + 10 * busConnections;
    expect(await refusal(withBus - 1, { nats: { enabled: false } })).toContain(`${withBus} connections`);
  });
});
