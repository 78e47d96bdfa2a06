import { openedWith } from '@setu/kit/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { int8Of } from '../src/meaning/domain/int8.js';
import { httpEmbeddings } from '../src/meaning/http/http-embeddings.js';
import { type MeaningEngine, openMeaning, type VectorPlace } from '../src/meaning/live/meaning-engine.js';
import { hasVectors } from '../src/meaning/opensearch/vector-cluster.js';
import { cardIndices } from '../src/search-index/opensearch/card-indices.js';
import { connectCluster } from '../src/search-index/opensearch/cluster.js';
import { type EmbeddingsPeer, embeddingsPeer, trigramVector } from './embeddings-peer.js';
import { type Catalogue, sku, startTestCatalogue } from './fixtures.js';

const nodes = process.env.SEARCH_URL?.split(',') ?? [];
const caFile = process.env.SEARCH_CA_FILE;
const place: VectorPlace = { nodes, caFile, alias: `setu-near-${Date.now().toString(36)}-${process.pid}`, shards: 1 };
const wait = { timeout: 20_000 };
const cluster = nodes.length > 0 ? connectCluster({ nodes, caFile }) : undefined;
const canSearch = cluster !== undefined && (await hasVectors(cluster)) === true;

describe.skipIf(!canSearch)('Vectors in a cluster (skipped without SEARCH_URL of nodes with the k-NN plug-in)', () => {
  let catalogue: Catalogue;
  let peer: EmbeddingsPeer;
  let logged: string[] = [];
  const engines: MeaningEngine[] = [];
  const log = {
    info: (_: object, text: string) => logged.push(text),
    warn: (_: object, text: string) => logged.push(text),
  };

  const opened = async (at: VectorPlace | undefined, model = 'cards'): Promise<MeaningEngine> => {
    const server = { url: peer.url, key: '', model, queryModel: 'searches', dimensions: 384 };
    const engine = await openMeaning({
      ...{ ...openedWith(catalogue.deps.db), embeddings: httpEmbeddings(server), cluster: at },
      ...{ batch: 50, retryMs: 100, log: log as never },
    });
    engines.push(engine);
    return engine;
  };
  const near = async (engine: MeaningEngine, text: string, limit = 3): Promise<string[]> =>
    ((await engine.nearest(int8Of(trigramVector(text)), limit)) ?? []).map(({ id }) => id);

  beforeAll(async () => {
    peer = await embeddingsPeer();
    catalogue = await startTestCatalogue();
  }, 60_000);
  afterAll(async () => {
    for (const engine of engines) await engine.close();
    if (cluster) {
      const query = { format: 'json', h: 'index' };
      const path = `/_cat/indices/${place.alias}-*`;
      for (const { index } of await cluster.send<{ index: string }[]>({ method: 'GET', path, query }))
        await cluster.send({ method: 'DELETE', path: `/${index}` });
      await cluster.close();
    }
    await catalogue?.close();
    await peer?.close();
  });

  it('find the same cards as those in memory, with the same scores', async () => {
    const [there, here] = [await opened(place), await opened(undefined)];
    for (const text of ['насос', 'чай', 'kettle']) {
      const vector = int8Of(trigramVector(text));
      await expect.poll(async () => (await here.nearest(vector, 5))?.length, wait).toBe(5);
      const expected = await here.nearest(vector, 5);
      await expect
        .poll(async () => (await there.nearest(vector, 5))?.map(({ score }) => score), wait)
        .toEqual(expected?.map(({ score }) => score));
    }
    expect(await there.nearest(sku.kettle, 1)).toEqual(await here.nearest(sku.kettle, 1));
    expect(logged).toContain('the vectors of cards were copied to the search cluster');
  });

  it('follow withdrawn and published cards, with one writer for two replicas', async () => {
    const [one, other] = [await opened(place), await opened(place)];
    for (const engine of [one, other]) await expect.poll(() => near(engine, 'kettle', 1), wait).toEqual([sku.kettle]);
    await catalogue.deps.write((stores) => withdrawCard(stores, sku.kettle));
    for (const engine of [one, other])
      await expect.poll(() => near(engine, 'kettle', 1), wait).not.toEqual([sku.kettle]);
    await catalogue.deps.write((stores) => publishCard(stores, sku.kettle, new Date()));
    for (const engine of [one, other]) await expect.poll(() => near(engine, 'kettle', 1), wait).toEqual([sku.kettle]);
  });

  it('are not copied again after a restart, and an index of another model replaces them', async () => {
    for (const engine of engines.splice(0)) await engine.close();
    logged = [];
    const again = await opened(place);
    await expect.poll(() => near(again, 'kettle', 1), wait).toEqual([sku.kettle]);
    expect(logged).toEqual([]);
    const other = await opened(place, 'other cards');
    await expect.poll(() => near(other, 'kettle', 1), wait).toEqual([sku.kettle]);
    expect(logged).toContain('the vectors of cards were copied to the search cluster');
  });

  it('leave the index of cards alone', async () => {
    if (cluster === undefined) throw new Error('no cluster');
    const index = await cardIndices(cluster, place.alias).create(1);
    const again = await opened(place);
    await expect.poll(() => near(again, 'kettle', 1), wait).toEqual([sku.kettle]);
    await cluster.send({ method: 'GET', path: `/${index}/_mapping` });
  });
});
