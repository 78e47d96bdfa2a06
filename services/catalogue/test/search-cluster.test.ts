import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardIndices } from '../src/search-index/opensearch/card-indices.js';
import { type Cluster, connectCluster } from '../src/search-index/opensearch/cluster.js';
import { writeCards } from '../src/search-index/opensearch/write-cards.js';

const nodes = process.env.SEARCH_URL?.split(',');
const alias = `setu-alone-${Date.now().toString(36)}-${process.pid}`;

describe.skipIf(nodes === undefined)('A cluster (skipped without SEARCH_URL)', () => {
  let cluster: Cluster;
  beforeAll(() => {
    cluster = connectCluster({ nodes: nodes ?? [], caFile: process.env.SEARCH_CA_FILE });
  });
  afterAll(async () => {
    await cardIndices(cluster, alias).dropOthers(undefined);
    await cluster.send({ method: 'DELETE', path: `/${alias}-state`, ignore: [404] });
    await cluster.close();
  });

  it('an older write never wins, and a repeated write changes nothing', async () => {
    const index = await cardIndices(cluster, alias).create(1);
    const { signal } = new AbortController();
    const id = randomUUID();
    const document = {
      rank: 1,
      name_en: 1,
      name_ru: 1,
      brand: 1,
      category: 1,
      company: 1,
      code: 'a',
      words: ['a'],
      facets: [],
      sum: 1,
    };
    const write = (version: number, rank: number | undefined) =>
      writeCards({ cluster, index, version, signal }, [
        { id, document: rank === undefined ? undefined : { ...document, rank } },
      ]);
    const ranks = async () => {
      await cluster.send({ method: 'POST', path: `/${index}/_refresh` });
      const body = { docvalue_fields: ['rank'] };
      const { hits } = await cluster.send<{ hits: { hits: { fields: { rank: number[] } }[] } }>({
        method: 'POST',
        path: `/${index}/_search`,
        body,
      });
      return hits.hits.flatMap(({ fields }) => fields.rank);
    };
    await write(10, 1);
    await write(10, 2);
    await write(9, 3);
    expect(await ranks()).toEqual([2]);
    await write(12, undefined);
    await write(11, 4);
    expect(await ranks()).toEqual([]);
  });

  it('a new index replaces the old one atomically, and the rest of a failed build is deleted', async () => {
    const indices = cardIndices(cluster, alias);
    expect(await indices.current()).toBeUndefined();
    expect(await indices.followed()).toBeUndefined();
    await indices.prepare();
    await indices.prepare();
    const one = await indices.create(2);
    await indices.putInPlace(one);
    expect(await indices.current()).toBe(one);
    const other = await indices.create(1);
    await indices.putInPlace(other);
    expect(await indices.current()).toBe(other);
    const followed = { index: other, generation: 'a', seen: '1:2:', mapping: 2, at: 3 };
    await indices.remember(followed);
    expect(await indices.followed()).toEqual(followed);
    await indices.dropOthers(other);
    const path = `/${one}`;
    await expect(cluster.send({ method: 'GET', path })).rejects.toMatchObject({ status: 404 });
  });
});
