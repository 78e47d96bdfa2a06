import { cardMapping, newIndexSettings, servingSettings } from './card-mapping.js';
import type { Cluster } from './cluster.js';

/** How far an index has followed the read model. */
export interface Followed {
  index: string;
  /** As in `DocPosition`. */
  generation: string;
  seen: string;
  /** The version of the mapping. An index of another version is replaced. */
  mapping: number;
  /** The time of that position by the database clock, in milliseconds since 1970. */
  at: number;
}

const notFound = 404;
const alreadyExists = 400;

/**
 * Manages the indices of a catalogue: the serving one behind the alias, and at times another one that is being built.
 */
export function cardIndices(cluster: Cluster, alias: string) {
  const states = `${alias}-state`;
  const stateOf = `/${states}/_doc/followed`;

  /** Returns the index behind the alias, or undefined if there is none. */
  async function current(): Promise<string | undefined> {
    const found = await cluster.send<Record<string, object>>({
      method: 'GET',
      path: `/_alias/${alias}`,
      ignore: [notFound],
    });
    return 'status' in found ? undefined : Object.keys(found)[0];
  }

  /** Deletes all indices except `exceptIndex`. */
  async function dropOthers(exceptIndex: string | undefined): Promise<void> {
    const path = `/_cat/indices/${alias}-at-*`;
    const all = await cluster.send<{ index: string }[]>({ method: 'GET', path, query: { format: 'json', h: 'index' } });
    for (const { index } of all) {
      if (index !== exceptIndex) await cluster.send({ method: 'DELETE', path: `/${index}`, ignore: [notFound] });
    }
  }

  return {
    current,
    dropOthers,

    /** Creates an empty index and returns its name. */
    create: async (shards: number): Promise<string> => {
      const index = `${alias}-at-${Date.now().toString(36)}`;
      const body = { settings: { index: newIndexSettings(shards) }, mappings: cardMapping };
      await cluster.send({ method: 'PUT', path: `/${index}`, body });
      return index;
    },

    /** Makes a filled index the serving one. The swap is atomic, so a search always finds exactly one index. */
    putInPlace: async (index: string): Promise<void> => {
      await cluster.send({ method: 'PUT', path: `/${index}/_settings`, body: { index: servingSettings } });
      await cluster.send({ method: 'POST', path: `/${index}/_refresh` });
      const actions = [{ remove: { index: `${alias}-at-*`, alias, must_exist: false } }, { add: { index, alias } }];
      await cluster.send({ method: 'POST', path: '/_aliases', body: { actions } });
    },

    /** Returns how far the serving index has followed the read model, or undefined if that is not recorded. */
    followed: async (timing: { perNodeMs?: number; allMs?: number } = {}): Promise<Followed | undefined> => {
      const answer = await cluster.send<{ _source?: Followed }>({
        method: 'GET',
        path: stateOf,
        ignore: [notFound],
        ...timing,
      });
      return answer._source;
    },

    remember: async (followed: Followed): Promise<void> => {
      await cluster.send({ method: 'PUT', path: stateOf, body: followed });
    },

    /** Creates the index that `remember` writes to, unless it exists. */
    prepare: async (): Promise<void> => {
      const settings = { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } };
      const mappings = { dynamic: false, properties: {} };
      await cluster.send({ method: 'PUT', path: `/${states}`, body: { settings, mappings }, ignore: [alreadyExists] });
    },
  };
}
export type CardIndices = ReturnType<typeof cardIndices>;
