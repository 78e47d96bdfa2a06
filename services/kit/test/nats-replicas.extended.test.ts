import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventBus, natsBus } from '../src/events/index.js';
import { natsAddress } from '../src/events/nats-address.js';
import { eventOf } from './consume-contract.js';
import { type NatsCluster, natsCluster } from './nats-cluster.js';
import { natsProcess, natsThere } from './nats-process.js';

const within = { timeout: 60_000, interval: 100 };
const intervals = { retryMs: 200, expiresMs: 1_000, checkMs: 200, ackWaitMs: 5_000 };

describe.runIf(natsThere)('The number of NATS replicas', () => {
  let cluster: NatsCluster;
  let closing: (() => Promise<unknown>)[];

  beforeEach(async () => {
    cluster = await natsCluster();
    closing = [() => cluster.close()];
  });
  afterEach(async () => {
    for (const close of closing.reverse()) await close();
  });

  const open = (replicas: number, url = cluster.url): EventBus => {
    const bus = natsBus({ url, replicas, intervals });
    closing.push(() => bus.close());
    return bus;
  };
  /** Registers a consumer that records the texts of its events. */
  const hear = async (bus: EventBus): Promise<string[]> => {
    const got: string[] = [];
    let isRegistered = false;
    await bus.subscribe({
      consumer: 'suite.replicas',
      subject: 'setu.>',
      registered: async () => {
        isRegistered = true;
      },
      handle: async ({ payload }) => void got.push(payload.toString()),
    });
    await vi.waitFor(() => expect(isRegistered).toBe(true), within);
    return got;
  };
  /** Publishes one event as the relay does: again under its id, until it is stored. */
  const publish = async (bus: EventBus, text: string): Promise<void> => {
    const event = eventOf('setu.suite.said', text);
    await vi.waitFor(() => bus.publish(event), within);
  };
  const tooMany = eventOf('setu.suite.said', 'too many replicas');
  /** Returns the configured replicas of the stream, and the servers that store the stream and the consumer. */
  const stored = async () => {
    const connection = await connect(natsAddress(cluster.url));
    const manager = await jetstreamManager(connection);
    const [stream, consumer] = await Promise.all([
      manager.streams.info('SETU'),
      manager.consumers.info('SETU', 'suite_replicas'),
    ]);
    await connection.close();
    const servers = (info: typeof stream.cluster) => 1 + (info?.replicas?.length ?? 0);
    return [stream.config.num_replicas, servers(stream.cluster), servers(consumer.cluster)];
  };
  const becomes = (count: number) =>
    vi.waitFor(async () => expect(await stored()).toEqual([count, count, count]), within);

  it('raises those of an existing stream and its consumers, which lose no event, and lowers them again', async () => {
    const single = open(1);
    const got = await hear(single);
    await publish(single, 'stored once');
    await vi.waitFor(() => expect(got).toEqual(['stored once']), within);
    await becomes(1);
    const incarnation = await single.incarnation();
    await single.close();

    const several = open(3);
    const next = await hear(several);
    await publish(several, 'stored three times');
    await vi.waitFor(() => expect(next).toEqual(['stored three times']), within);
    await becomes(3);
    expect(await several.incarnation('now')).toBe(incarnation);
    await several.close();

    const last = open(1);
    expect(await last.incarnation()).toBe(incarnation);
    await hear(last);
    await becomes(1);
  });

  it('stays raised when an old process reconnects during a rollout, and is raised again after an old one starts', async () => {
    const old = open(1);
    const got = await hear(old);
    const young = open(3);
    const incarnation = await young.incarnation();
    await becomes(3);
    // `now` makes the old process check the stream again, as it does after a lost connection.
    expect(await old.incarnation('now')).toBe(incarnation);
    await publish(old, 'from the old process');
    await vi.waitFor(() => expect(got).toEqual(['from the old process']), within);
    await becomes(3);
    await open(1).incarnation();
    await vi.waitFor(async () => {
      await young.incarnation();
      expect(await stored()).toEqual([3, 3, 3]);
    }, within);
    expect(await young.incarnation('now')).toBe(incarnation);
  });

  it.each([
    ['a cluster of three, for a new stream', 5, false],
    ['a cluster of three, for an existing stream', 5, true],
  ])('has a clear error if it is more than %s', async (_, replicas, exists) => {
    if (exists) await open(3).incarnation();
    const wrong = open(replicas);
    await expect(wrong.publish(tooMany)).rejects.toThrow(`NATS_REPLICAS is ${replicas}, but fewer NATS servers`);
  });

  it.each([
    ['for a new stream', false],
    ['for an existing stream', true],
  ])('has a clear error if it is more than 1 on a server without a cluster, %s', async (_, exists) => {
    const server = await natsProcess();
    closing.push(() => server.close());
    if (exists) await open(1, server.url).incarnation();
    const wrong = open(3, server.url);
    await expect(wrong.publish(tooMany)).rejects.toThrow('NATS_REPLICAS is 3, but fewer NATS servers');
  });

  it('needs only one of the addresses to open the bus', async () => {
    const first = open(3);
    await publish(first, 'before');
    await cluster.whole();
    const [dead, frozen] = cluster.servers;
    await dead?.kill();
    const got = await hear(open(3));
    await publish(open(3), 'one server is dead');
    await vi.waitFor(() => expect(got).toEqual(['one server is dead']), within);
    await dead?.start();
    await cluster.whole();
    frozen?.freeze();
    await publish(open(3), 'one server is frozen');
    await vi.waitFor(() => expect(got).toEqual(['one server is dead', 'one server is frozen']), within);
  });
});
