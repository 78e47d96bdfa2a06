import { jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { vi } from 'vitest';
import { natsAddress } from '../src/events/nats-address.js';
import { freePort, type NatsProcess, natsProcess } from './nats-process.js';

/** A server of a cluster. */
export interface ClusterServer extends NatsProcess {
  name: string;
  /** Returns whether the server answers and has every stream and consumer that it should store, up to date. */
  isHealthy(): Promise<boolean>;
}

export interface NatsCluster {
  /** The addresses of all servers, comma-separated, as in `NATS_URL`. */
  url: string;
  servers: readonly ClusterServer[];
  /** Returns what the cluster reports about the stream. */
  stream(): Promise<StreamInfo>;
  /** Returns the server that leads the stream. */
  leader(): Promise<ClusterServer>;
  /** Waits until another server than this one leads the stream. */
  otherLeader(former: ClusterServer): Promise<void>;
  /** Waits until every server has all data, so that the loss of any one of them costs nothing. */
  whole(): Promise<void>;
  close(): Promise<void>;
}

const within = { timeout: 60_000, interval: 100 };

/** Starts a cluster of real NATS servers with JetStream. It is ready when it has chosen a leader. */
export async function natsCluster(size = 3): Promise<NatsCluster> {
  const routePorts = await freePorts(size);
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`).join(',');
  const startServer = async (routePort: number, index: number): Promise<ClusterServer> => {
    const [name, monitorPort] = [`server-${index}`, await freePort()];
    const cluster = ['--cluster_name', 'setu', '--cluster', `nats://127.0.0.1:${routePort}`, '--routes', routes];
    const server = await natsProcess(['-n', name, '-m', String(monitorPort), ...cluster]);
    return { ...server, name, isHealthy: () => answersOk(`http://127.0.0.1:${monitorPort}/healthz`) };
  };
  const servers = await Promise.all(routePorts.map(startServer));
  const url = servers.map((server) => server.url).join(',');
  const stream = () => streamOf(url);
  const allHealthy = () =>
    vi.waitFor(async () => {
      if (!(await Promise.all(servers.map((each) => each.isHealthy()))).every(Boolean)) throw new Error('not healthy');
    }, within);
  const leader = () =>
    vi.waitFor(async () => {
      const { cluster } = await stream();
      const leading = servers.find(({ name }) => name === cluster?.leader);
      if (leading === undefined) throw new Error('the stream has no leader');
      return leading;
    }, within);
  await allHealthy();
  return {
    url,
    servers,
    stream,
    leader,
    otherLeader: (former) =>
      vi.waitFor(async () => {
        if ((await leader()) === former) throw new Error('the same server leads the stream');
      }, within),
    whole: async () => {
      await allHealthy();
      await vi.waitFor(async () => {
        const { replicas = [] } = (await stream()).cluster ?? {};
        if (replicas.length !== size - 1 || !replicas.every((each) => each.current && !each.offline))
          throw new Error('a replica is behind');
      }, within);
    },
    close: async () => {
      await Promise.all(servers.map((each) => each.close()));
    },
  };
}

/** Returns different free ports. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

const answersOk = async (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function streamOf(url: string): Promise<StreamInfo> {
  const connection = await connect({ ...natsAddress(url), timeout: 1_000 });
  try {
    const manager = await jetstreamManager(connection, { timeout: 1_000, checkAPI: false });
    return await manager.streams.info('SETU');
  } finally {
    await connection.close();
  }
}
