import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';

const load = (/** @type {string} */ path) => import(pathToFileURL(`${inRoot('services/catalogue/dist')}/${path}`).href);

const lookMs = 100;
const megabyte = 1_048_576;

/**
 * Builds an index of a catalogue's cards in a cluster, under an alias of its own. Closing it deletes the index.
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @param {{ nodes: string[], shards: number }} to
 * @param {(close: () => unknown) => void} onOpen receives each close function, in order
 */
export async function openIndex({ url, db, stores, words, log, rebuild }, { nodes, shards }, onOpen) {
  const { connectCluster } = await load('search-index/opensearch/cluster.js');
  const { cardIndices } = await load('search-index/opensearch/card-indices.js');
  const { hostCluster } = await load('search-index/opensearch/cluster-host.js');
  const { hasSameSums } = await load('search-index/opensearch/compare-cards.js');
  const alias = `setu-bench-${Date.now().toString(36)}`;
  const cluster = connectCluster({ nodes, caFile: process.env.SEARCH_CA_FILE });
  const indices = cardIndices(cluster, alias);
  onOpen(async () => {
    await indices.dropOthers(undefined);
    await cluster.send({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
  });
  const began = performance.now();
  const place = { url, schema: 'setu_catalogue', nodes, caFile: process.env.SEARCH_CA_FILE, alias, shards };
  const host = hostCluster({ ...place, waitMs: 20_000, read: stores, lists: words, log });
  onOpen(() => host.close());
  await step('Index built', async () => {
    while (!host.isServing()) await sleep(lookMs);
  });
  const builtMs = Math.round(performance.now() - began);
  const query = { wait_for_status: 'green', timeout: '300s' };
  await step('Every shard has a copy', () =>
    cluster.send({ method: 'GET', path: `/_cluster/health/${alias}-*`, query, allMs: 310_000, perNodeMs: 310_000 }),
  );
  const stats = () => cluster.send({ method: 'GET', path: '/_nodes/stats/process,jvm' });
  const each = async (/** @type {(node: any) => number} */ of) =>
    Object.values((await stats()).nodes).map((node) => of(node));
  return {
    ...{ builtMs, search: host.search, caughtUp: host.caughtUp },
    /** Returns the processor time in ms that the nodes have used so far. */
    spentMs: async () => (await each((node) => node.process.cpu.total_in_millis)).reduce((sum, ms) => sum + ms, 0),
    /** Returns the size of the index with its copies on disk, and the memory of the nodes, in MiB. */
    size: async () => {
      const path = `/_cat/indices/${alias}-at-*`;
      const query = { format: 'json', bytes: 'b', h: 'store.size,pri.store.size' };
      const [row] = await cluster.send({ method: 'GET', path, query });
      const heaps = await each((node) => Math.round(node.jvm.mem.heap_used_in_bytes / megabyte));
      const [all, once] = [row?.['store.size'], row?.['pri.store.size']].map((of) => Math.round(of / megabyte));
      return { diskMiB: all, diskOnceMiB: once, heapMiB: heaps };
    },
    /** Rebuilds the read model, and waits until the alias leads to a new index. */
    rebuilt: async () => {
      const before = await indices.current();
      await rebuild(() => undefined);
      while ((await indices.current()) === before) await sleep(lookMs);
    },
    /** Returns whether the index has the same sums as the read model. */
    isSame: async () => {
      const followed = await indices.followed();
      const signal = new AbortController().signal;
      return followed !== undefined && hasSameSums({ db, cluster, alias, shards, log, signal }, followed);
    },
  };
}
