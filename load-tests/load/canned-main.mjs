/**
 * Replaces the catalogue with a server that does not search. It answers every list with the same page, with facets or
 * (page 2) without. The page is read once from the real catalogue. It answers every suggestion with an empty list. The
 * time of a call is then the cost of the route itself.
 */
import { pathToFileURL } from 'node:url';
import { unavailable } from '@setu/kit/core';
import { createLog } from '@setu/kit/process';
import { anonymousActor, connect, serve } from '@setu/kit/rpc';

const { CATALOGUE_DIST = '', CATALOGUE_ADDRESS = '', ACTOR_KEYS = '', SERVICE_PORT = '0' } = process.env;
const { served } = await import(pathToFileURL(`${CATALOGUE_DIST}/served.js`).href);
const actorKeys = ACTOR_KEYS.split(',');
const catalogue = connect({ name: 'catalogue', service: served }, CATALOGUE_ADDRESS, { actorKeys, timeoutMs: 30_000 });
const actor = anonymousActor({ platform: 'customer', locale: 'ru', visitorId: 'canned' });
const query = { categoryId: '', filter: undefined, sort: undefined, page: { page: 1, limit: 30 } };
const withFacets = await catalogue.listCards({ ...query, withFacets: true }, { actor });
const bare = { ...withFacets, facets: [] };

const nothing = { categories: [], cards: [] };
const answers = {
  listCards: async (/** @type {{ page?: { page: number } }} */ { page }) => (page?.page === 2 ? bare : withFacets),
  suggest: async () => nothing,
};
const others = Object.keys(served).map((name) => [
  name,
  async () => {
    throw unavailable('this catalogue only answers lists and suggestions');
  },
]);
const log = createLog({ service: 'canned', level: process.env.LOG_LEVEL ?? 'warn' });
const { close, setReady } = await serve({
  ...{ name: 'catalogue', service: served, actorKeys, log, port: Number(SERVICE_PORT) },
  handlers: { ...Object.fromEntries(others), ...answers },
});
setReady(true);
process.on('SIGTERM', () => void close().finally(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
