import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';

const load = (/** @type {string} */ path) => import(pathToFileURL(`${inRoot('services/catalogue/dist')}/${path}`).href);

const lookMs = 50;

/**
 * An index of its own over the cards of a catalogue, in the cluster that SEARCH_URL names; it is gone again when it is closed.
 * @param {{ url: string, schema: string, read: unknown, lists: () => unknown, log: unknown }} catalogue its database, stores and words
 * @param {(close: () => Promise<void>) => void} onOpen gets each way to close, in order
 * @returns {Promise<{ search: any, spentMs: () => Promise<number> } | undefined>} `spentMs`: processor time its nodes have had so far; undefined where no cluster is named
 */
export async function openCluster(catalogue, onOpen) {
  const { SEARCH_URL, SEARCH_CA_FILE: caFile } = process.env;
  if (!SEARCH_URL) return undefined;
  const { connectCluster } = await load('search-index/opensearch/cluster.js');
  const { cardIndices } = await load('search-index/opensearch/card-indices.js');
  const { hostCluster } = await load('search-index/opensearch/cluster-host.js');
  const alias = `setu-bench-${Date.now().toString(36)}`;
  const to = { nodes: SEARCH_URL.split(','), caFile, alias, shards: 1, waitMs: 20_000 };
  const cluster = connectCluster(to);
  onOpen(async () => {
    await cardIndices(cluster, alias).dropOthers(undefined);
    await cluster.ask({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
  });
  const host = hostCluster({ ...catalogue, ...to });
  onOpen(() => host.close());
  await step('Index in OpenSearch', async () => {
    while (!host.isServing()) await sleep(lookMs);
  });
  const spentMs = async () => {
    const { nodes } = await cluster.ask({ method: 'GET', path: '/_nodes/stats/process' });
    return Object.values(nodes).reduce((sum, { process: { cpu } }) => sum + cpu.total_in_millis, 0);
  };
  return { search: host.search, spentMs };
}
