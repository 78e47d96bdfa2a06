import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openedWith } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { cardIndices } from '../src/search-index/opensearch/card-indices.js';
import { connectCluster } from '../src/search-index/opensearch/cluster.js';
import { type ClusterHost, hostCluster } from '../src/search-index/opensearch/cluster-host.js';
import { termLists } from '../src/search-terms/changes/read-term-lists.js';
import { randomSearches } from './random-searches.js';

const { SEARCH_URL, SEARCH_KILL, SEARCH_CA_FILE } = process.env;
const address = { nodes: SEARCH_URL?.split(',') ?? [], caFile: SEARCH_CA_FILE };
const alias = `setu-nodes-${Date.now().toString(36)}`;

// These tests need the addresses of three nodes in SEARCH_URL and a command that stops one of them in SEARCH_KILL.
describe.skipIf(!SEARCH_URL || !SEARCH_KILL)('Three nodes of a cluster, one of which is killed', () => {
  type Started = Awaited<ReturnType<typeof start>>;
  let catalogue: Booted<Started['deps'], Started['definition']>;
  let host: ClusterHost;

  beforeAll(async () => {
    catalogue = await bootService(start, { demo: true });
    const { read, db, log } = catalogue.deps;
    const lists = await termLists(read)();
    host = hostCluster({
      ...{ ...openedWith(db), ...address, alias, shards: 2, waitMs: 20_000 },
      ...{ read, lists: () => lists, log },
    });
    await host.caughtUp();
    // Waits until every shard has a replica.
    const cluster = connectCluster(address);
    const query = { wait_for_status: 'green', timeout: '60s' };
    await cluster.send({ method: 'GET', path: `/_cluster/health/${alias}-*`, query });
    await cluster.close();
  }, 180_000);
  afterAll(async () => {
    await host?.close();
    const cluster = connectCluster(address);
    await cardIndices(cluster, alias).dropOthers(undefined);
    await cluster.send({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
    await catalogue?.close();
  });

  it('answer every list during the failure and follow later changes', async () => {
    const searches = (await randomSearches(catalogue.deps.db, 600, 21)).filter(({ search }) => search !== '');
    const durations: number[] = [];
    const failures: unknown[] = [];
    const killed = { at: 0 };
    const runSearches = async (from: number): Promise<void> => {
      for (let i = from; i < searches.length; i += 4) {
        if (i === Math.floor(searches.length / 3)) {
          killed.at = durations.length;
          await promisify(execFile)('sh', ['-c', SEARCH_KILL ?? '']);
        }
        const one = searches[i];
        const began = performance.now();
        if (one !== undefined) await host.search.search(one).catch((error: unknown) => failures.push(error));
        durations.push(performance.now() - began);
      }
    };
    await Promise.all([0, 1, 2, 3].map(runSearches));
    const after = durations.slice(killed.at).sort((one, other) => one - other);
    const [longest = 0, middle = 0] = [after.at(-1), after[after.length >> 1]];
    process.stdout.write(
      `${durations.length} lists, ${after.length} after the kill: ${failures.length} failed, p50 ${middle.toFixed(1)} ms, the longest ${longest.toFixed(0)} ms\n`,
    );
    expect(failures).toEqual([]);
    const search = { ...searches[0], search: 'чай', reader: 'ru' } as (typeof searches)[number];
    const everything = { ...search, within: { categoryNum: undefined, companyNum: undefined, choices: [] } };
    const query = { ...search.query, price: { from: undefined, to: undefined }, offset: 0, limit: 10 };
    const ids = async (): Promise<string[]> => (await host.search.search({ ...everything, query })).page.ids;
    const [first = ''] = await ids();
    await catalogue.deps.write((stores) => withdrawCard(stores, first));
    await expect.poll(ids, { timeout: 60_000 }).not.toContain(first);
    expect(host.isServing()).toBe(true);
  }, 300_000);
});
