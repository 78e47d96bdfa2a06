import { afterAll, beforeAll, describe, vi } from 'vitest';
import { natsBus } from '../src/events/index.js';
import { busContract, leaseMs } from './bus-contract.js';
import { consumeContract, eventOf } from './consume-contract.js';
import { type ClusterServer, type NatsCluster, natsCluster } from './nats-cluster.js';
import { natsThere } from './nats-process.js';
import { forgetIds, outboxContract } from './outbox-contract.js';

const states: [string, (server: ClusterServer) => unknown][] = [
  ['of which one is killed', (server) => server.kill()],
  ['of which one is frozen', (server) => server.freeze()],
];

describe.runIf(natsThere)('On a cluster of three NATS servers', () => {
  let cluster: NatsCluster;
  beforeAll(async () => {
    cluster = await natsCluster();
    const bus = natsBus({ url: cluster.url, replicas: 3 });
    // For a moment, not every server knows that there is a new stream.
    await vi.waitFor(() => bus.publish(eventOf('setu.suite.first', '')), { timeout: 30_000, interval: 100 });
    await bus.close();
  });
  afterAll(() => cluster?.close());

  busContract('the event bus', () => ({
    open: () => natsBus({ url: cluster.url, replicas: 3, intervals: { ackWaitMs: leaseMs } }),
  }));
  consumeContract('of JetStream', () => natsBus({ url: cluster.url, replicas: 3 }));
  describe('events from the outbox', () => {
    outboxContract('cluster', () => ({ url: cluster.url, forget: () => forgetIds(cluster.url) }));
  });
});

describe.runIf(natsThere).each(states)('Events from the outbox over three NATS servers, %s', (_, fault) => {
  let cluster: NatsCluster;
  beforeAll(async () => {
    cluster = await natsCluster();
    const bus = natsBus({ url: cluster.url, replicas: 3 });
    await bus.incarnation();
    await bus.close();
    await cluster.whole();
    const leader = await cluster.leader();
    await fault(leader);
    await cluster.otherLeader(leader);
  });
  afterAll(() => cluster?.close());
  outboxContract('cluster', () => ({ url: cluster.url, forget: () => forgetIds(cluster.url) }));
});
