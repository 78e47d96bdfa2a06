import { pathToFileURL } from 'node:url';
import { analyze } from './analyze.mjs';
import { openCluster } from './search-cluster.mjs';

/**
 * Opens the catalogue's own functions over its database, without gRPC. They run exactly the statements of a list and a
 * suggestion.
 * @param {string} dist folder of the compiled catalogue
 * @param {string} url of its database
 */
export async function openCatalogue(dist, url) {
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const { openDatabase } = await import('@setu/kit/db');
  const { anonymousActor } = await import('@setu/kit/rpc');
  const { systemClock, systemIds } = await import('@setu/kit/core');
  const { createLog } = await import('@setu/kit/process');
  const { stores } = await load('store/index.js');
  const { listCards } = await load('search/rpc/list-cards.js');
  const { suggest } = await load('search/rpc/suggest.js');
  const { postgresIndex } = await load('search/store/postgres-index.js');
  const { shownCards } = await load('cards/live/shown-cards.js');
  const { facetNames } = await load('search/live/facet-names.js');
  const { noMeaning } = await load('meaning/live/meaning.js');
  const { readTermLists } = await load('search-terms/changes/read-term-lists.js');
  const address = { url, schema: 'setu_catalogue' };
  const db = openDatabase({ ...address, pool: { max: 10 } });
  const read = stores(db);
  // The administrators' search words, read once. A benchmark does not change them.
  const terms = await readTermLists(read);
  const deps = {
    read,
    edge: {
      searchTerms: { lists: () => terms },
      search: postgresIndex(read, () => terms),
      ...{ meaning: noMeaning, shownCards: shownCards(read), facetNames: facetNames(read) },
      searchNotes: { add: () => undefined, written: async () => undefined },
    },
    clock: systemClock,
    ids: systemIds,
    log: createLog({ service: 'bench', level: 'warn' }),
  };
  const actor = anonymousActor({ platform: 'customer', locale: 'ru', visitorId: 'bench' });
  const call = {
    actor,
    requestId: 'bench',
    signal: new AbortController().signal,
    deadline: new Date(Date.now() + 3_600_000),
  };
  /**
   * Returns lists from another index, with the search by meaning, and with other search words.
   * @param {unknown} search
   * @param {unknown} [meaning]
   * @param {unknown} [words]
   * @returns {(request: unknown) => Promise<any>}
   */
  const listFrom = (search, meaning = noMeaning, words = terms) => {
    const searchTerms = { lists: () => words };
    const answer = listCards({ ...deps, edge: { ...deps.edge, search, meaning, searchTerms } });
    return (request) => answer(request, call);
  };
  const list = listFrom(deps.edge.search);
  /** @type {(query: string) => Promise<any>} */
  const suggestions = (query) => suggest(deps)({ query }, call);
  /** Fills an index in a search cluster and queries it. @param {(close: () => Promise<void>) => void} onOpen */
  const cluster = (onOpen) => openCluster({ ...address, read, lists: () => terms, log: deps.log }, onOpen);
  const ways = { list, listFrom, cluster, suggest: suggestions };
  return { db, ...ways, analyze: () => analyze(address), close: () => db.destroy() };
}
