import { createHash } from 'node:crypto';
import { type Cluster, isRefused } from '../../search-index/opensearch/cluster.js';
import { type Writing, writeCards } from '../../search-index/opensearch/write-cards.js';
import type { Neighbour } from '../domain/related.js';

/** How far the vectors in a cluster have followed the stored ones. */
interface FollowedVectors {
  index: string;
  /** A snapshot of the database, as in `cardVectors.now`. */
  seen: string;
}

/** The new vector of a card, or undefined if it has none any more. */
export interface VectorWrite {
  id: string;
  vector: Int8Array | undefined;
}

const [notFound, alreadyExists] = [404, 400];
/** A search by meaning does without the cluster after this time. */
const searchMs = 1_000;

const mappingOf = (stride: number) => ({
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    vector: {
      ...{ type: 'knn_vector', dimension: stride, data_type: 'byte', space_type: 'innerproduct' },
      method: { name: 'hnsw', engine: 'lucene' },
    },
  },
});

/** Returns the inner product of a score. Lucene keeps scores positive. */
const productOf = (score: number): number => (score >= 1 ? score - 1 : 1 - 1 / score);

/** Returns whether the nodes of a cluster have the k-NN plug-in. Undefined if the cluster does not answer. */
export async function hasVectors(cluster: Cluster): Promise<boolean | undefined> {
  try {
    const query = { format: 'json', h: 'component' };
    const timing = { perNodeMs: 5_000, allMs: 5_000 };
    const plugins = await cluster.send<{ component: string }[]>({
      method: 'GET',
      path: '/_cat/plugins',
      query,
      ...timing,
    });
    return plugins.some(({ component }) => component === 'opensearch-knn');
  } catch (error) {
    return isRefused(error) ? false : undefined;
  }
}

/** Manages the vectors of a model in a cluster. Each model has an index of its own next to the one of cards. */
export function vectorCluster(
  cluster: Cluster,
  { alias, model, stride }: { alias: string; model: string; stride: number },
) {
  const index = `${alias}-vectors-${createHash('sha256').update(`${model} ${stride}`).digest('hex').slice(0, 10)}`;
  const [states, stateOf] = [`/${alias}-vectors-state`, `/${alias}-vectors-state/_doc/followed`];
  return {
    index,

    /** Returns the snapshot that the index has followed to. Undefined if it must be filled. */
    followed: async (): Promise<string | undefined> => {
      const state = await cluster.send<{ _source?: FollowedVectors }>({
        method: 'GET',
        path: stateOf,
        ignore: [notFound],
      });
      return state._source?.index === index ? state._source.seen : undefined;
    },

    remember: async (seen: string): Promise<void> => {
      await cluster.send({ method: 'PUT', path: stateOf, body: { index, seen } });
    },

    /** Creates an empty index in place of all earlier ones. */
    create: async (shards: number): Promise<void> => {
      const settings = { number_of_shards: 1, auto_expand_replicas: '0-1' };
      await cluster.send({
        ...{ method: 'PUT', path: states, ignore: [alreadyExists] },
        body: { settings: { index: settings }, mappings: { dynamic: false, properties: {} } },
      });
      await cluster.send({ method: 'DELETE', path: stateOf, ignore: [notFound] });
      const path = `/_cat/indices/${alias}-vectors-*`;
      const all = await cluster.send<{ index: string }[]>({
        method: 'GET',
        path,
        query: { format: 'json', h: 'index' },
      });
      for (const { index: old } of all)
        if (`/${old}` !== states) await cluster.send({ method: 'DELETE', path: `/${old}`, ignore: [notFound] });
      const body = {
        settings: { index: { ...settings, knn: true, number_of_shards: shards, gc_deletes: '1h' } },
        mappings: mappingOf(stride),
      };
      await cluster.send({ method: 'PUT', path: `/${index}`, body });
    },

    /** Writes vectors and makes them visible. A write of an older snapshot changes nothing. */
    write: async (vectors: readonly VectorWrite[], writing: Pick<Writing, 'version' | 'signal'>): Promise<void> => {
      await writeCards(
        { cluster, index, ...writing },
        vectors.map(({ id, vector }) => ({ id, document: vector && { vector: [...vector] } })),
      );
      await cluster.send({ method: 'POST', path: `/${index}/_refresh` });
    },

    /** Returns up to `limit` cards nearest to a vector, nearest first. */
    nearest: async (vector: Int8Array, limit: number): Promise<Neighbour[]> => {
      const { hits } = await cluster.send<{ hits: { hits: { _id: string; _score: number }[] } }>({
        ...{ method: 'POST', path: `/${index}/_search`, perNodeMs: searchMs, allMs: searchMs },
        query: { filter_path: 'hits.hits._id,hits.hits._score' },
        body: { size: limit, query: { knn: { vector: { vector: [...vector], k: limit } } } },
      });
      return (hits?.hits ?? []).map(({ _id: id, _score: score }) => ({ id, score: productOf(score) }));
    },
  };
}
export type VectorCluster = ReturnType<typeof vectorCluster>;
