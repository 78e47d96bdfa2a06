import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';

const load = (/** @type {string} */ path) => import(pathToFileURL(`${inRoot('services/catalogue/dist')}/${path}`).href);

const lookMs = 50;

/**
 * Opens a separate index over the cards of a catalogue in the cluster that SEARCH_URL names. Closing it deletes it.
 * @param {{ url: string, schema: string, read: unknown, lists: () => unknown, log: unknown }} catalogue its database,
 *   stores and search words
 * @param {(close: () => Promise<void>) => void} onOpen receives each close function, in order
 * @returns {Promise<{ search: any, spentMs: () => Promise<number> } | undefined>} `spentMs`: processor time that the
 *   cluster's nodes have used so far; undefined if SEARCH_URL is not set
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
    await cluster.send({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
  });
  const host = hostCluster({ ...catalogue, ...to });
  onOpen(() => host.close());
  await step('Index in OpenSearch', async () => {
    while (!host.isServing()) await sleep(lookMs);
  });
  const spentMs = async () => {
    const { nodes } = await cluster.send({ method: 'GET', path: '/_nodes/stats/process' });
    return Object.values(nodes).reduce((sum, { process: { cpu } }) => sum + cpu.total_in_millis, 0);
  };
  return { search: host.search, spentMs };
}
