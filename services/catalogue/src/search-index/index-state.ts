import { metrics } from '@setu/kit/process';
import { Gauge } from 'prom-client';

/** 1 while the chosen index answers lists and searches, 0 while the read model answers them. */
export const indexServing = new Gauge({
  name: 'setu_search_index_serving',
  help: 'Whether the search index in memory or in a cluster answers. If it does not, the read model does',
  registers: [metrics],
});

/** The number of seconds since the index last matched the read model. */
export const indexBehindSeconds = new Gauge({
  name: 'setu_search_index_behind_seconds',
  help: 'How many seconds the search index is behind the read model',
  registers: [metrics],
});

/** The number of public cards in the index. */
export const indexCards = new Gauge({
  name: 'setu_search_index_cards',
  help: 'Number of cards in the search index',
  registers: [metrics],
});
