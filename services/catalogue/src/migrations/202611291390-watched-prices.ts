import type { Migration } from '@setu/kit/db';

/** Creates the landed prices of open requests, which are compared after each change of the tables. */
export const watchedPrices: Migration = {
  name: '202611291390-watched-prices',
  up: `
create table watched_price (
  request_id uuid not null constraint watched_price_pkey primary key,
  version integer not null,
  input bytea not null,
  total text not null
);
`,
  down: 'drop table watched_price;',
};
