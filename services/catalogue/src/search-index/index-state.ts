import { metrics } from '@setu/kit/process';
import { Gauge } from 'prom-client';

/** 1 while the index that was chosen answers lists and searches, 0 while the read model answers them. */
export const indexServing = new Gauge({
  name: 'setu_search_index_serving',
  help: 'Whether the search index in memory or in a cluster answers; the read model does where it does not',
  registers: [metrics],
});

/** Seconds since the index was last in line with the read model. */
export const indexBehindSeconds = new Gauge({
  name: 'setu_search_index_behind_seconds',
  help: 'How far the search index is behind the read model',
  registers: [metrics],
});

/** How many public cards the index holds. */
export const indexCards = new Gauge({
  name: 'setu_search_index_cards',
  help: 'Cards in the search index',
  registers: [metrics],
});
