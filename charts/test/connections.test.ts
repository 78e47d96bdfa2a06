import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chart, componentOf, hasHelm, needsHelm, ofKind, render } from './helm.js';

/** What a Postgres as it is installed gives to ordinary roles: `max_connections` 100, less 3 for its owner. */
const given = 97;
/** Beside the pool: one listens for the outbox, two are the queue's of background work. */
const besidePool = 3;
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
const podsOfServices = (): Pods[] => {
  const manifests = render();
  const services = ofKind(manifests, 'Deployment').filter((one) => componentOf(one) !== 'bff');
  return services.map((one) => {
    const settings = ofKind(manifests, 'ConfigMap').find((map) => componentOf(map) === componentOf(one))?.data;
    const connections = Number(settings?.DB_POOL_MAX) + besidePool + (more[componentOf(one)] ?? 0);
    return { replicas: Number(one.spec.replicas), connections };
  });
};

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(!hasHelm)(`connections to Postgres (${needsHelm})`, () => {
  test('the ten pods of the default fit a Postgres as it is installed', () => {
    const pods = podsOfServices();
    expect(sum(pods.map(({ replicas }) => replicas))).toBe(10);
    expect(sum(pods.map(({ replicas, connections }) => replicas * connections))).toBeLessThanOrEqual(given);
  });

  test('an upgrade, which has a pod more of each, has as many as the README says', () => {
    const most = sum(podsOfServices().map(({ replicas, connections }) => (replicas + 1) * connections));
    const said = readFileSync(join(chart, '../README.md'), 'utf8').match(/(\d+) connections in all/)?.[1];
    expect(Number(said)).toBe(most);
  });
});
