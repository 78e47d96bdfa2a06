import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chart, hasHelm, helm, needsHelm, render } from './helm.js';
import { componentOf, ofKind } from './manifests.js';

/**
 * The connections that a default Postgres has for ordinary roles: `max_connections` of 100, less 3 reserved for its
 * owner.
 */
const available = 97;
/** On top of the pool: one connection listens for the outbox, two serve background tasks. */
const outsidePool = 3;
/** The connections of a Postgres bus in each pod: its pool, and one that listens. */
const busConnections = 5;
/**
 * Extra connections by service. Identity listens for live notifications. The catalogue uses one to rebuild its read
 * model, one each to listen for labels and for changed documents, two for its index, and one more while the index reads
 * everything.
 */
const more: Record<string, number> = { identity: 1, catalogue: 6 };

interface Pods {
  replicas: number;
  connections: number;
}

/** Returns the number of rendered pods of each service and the most connections that one of them opens. */
const podsOfServices = async (): Promise<Pods[]> => {
  const manifests = await render();
  const services = ofKind(manifests, 'Deployment').filter((one) => componentOf(one) !== 'bff');
  return services.map((one) => {
    const settings = ofKind(manifests, 'ConfigMap').find((map) => componentOf(map) === componentOf(one))?.data;
    const connections = Number(settings?.DB_POOL_MAX) + outsidePool + (more[componentOf(one)] ?? 0);
    return { replicas: Number(one.spec.replicas), connections };
  });
};

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(!hasHelm)(`Connections to Postgres (${needsHelm})`, () => {
  test('the ten pods of the default values fit a default Postgres', async () => {
    const pods = await podsOfServices();
    expect(sum(pods.map(({ replicas }) => replicas))).toBe(10);
    expect(sum(pods.map(({ replicas, connections }) => replicas * connections))).toBeLessThanOrEqual(available);
  });

  test('an upgrade, which adds a pod of each service, opens as many connections as the README says', async () => {
    const maximum = sum((await podsOfServices()).map(({ replicas, connections }) => (replicas + 1) * connections));
    const documented = readFileSync(join(chart, '../README.md'), 'utf8').match(/(\d+) connections in all/)?.[1];
    expect(Number(documented)).toBe(maximum);
  });

  test('the chart counts the same connections, includes those of a Postgres bus, and refuses a limit that is one too low', async () => {
    const maximum = sum((await podsOfServices()).map(({ replicas, connections }) => replicas * connections));
    const refusal = async (connections: number, overlay: object = {}) =>
      (
        await helm(['template', 'shop', '--kube-version', '1.34.0'], {
          overlay: { postgres: { connections }, ...overlay },
        })
      ).output.match(/postgres\.poolSize: the pods may open .*/)?.[0];
    expect(await refusal(maximum)).toBeUndefined();
    expect(await refusal(maximum - 1)).toContain(`${maximum} connections`);
    const withBus = maximum + 10 * busConnections;
    expect(await refusal(withBus - 1, { nats: { enabled: false } })).toContain(`${withBus} connections`);
  });
});
