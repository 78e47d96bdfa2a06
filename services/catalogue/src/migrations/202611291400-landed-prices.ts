import type { Migration } from '@setu/kit/db';

/**
 * Creates the landed prices of cards for lists, and what they were computed with. Prices are kept apart from the read
 * model, so that new tariffs rewrite neither the words nor the lists of a card.
 * `at` is the transaction of the last change, which the indexes follow.
 */
export const landedPrices: Migration = {
  name: '202611291400-landed-prices',
  up: `
    create table landed_rate (
      currency text collate "C" not null,
      date date not null,
      value_e4 bigint not null constraint landed_rate_value_check check (value_e4 > 0),
      nominal integer not null constraint landed_rate_nominal_check check (nominal > 0),
      constraint landed_rate_pkey primary key (currency, date)
    );
    comment on table landed_rate is 'The rates of the last days, as fx published them';

    create table landed_price (
      sku_id uuid not null constraint landed_price_pkey primary key,
      kopecks bigint,
      rated_on date not null,
      at xid8 not null default pg_current_xact_id()
    );
    create index landed_price_kopecks_idx on landed_price (kopecks, sku_id) where kopecks is not null;
    create index landed_price_at_idx on landed_price (at, sku_id);
    comment on column landed_price.kopecks is 'Of a unit at the minimum quantity, in Moscow; null: not complete';

    create table landed_basis (
      only_row boolean not null default true constraint landed_basis_pkey primary key
        constraint landed_basis_only_row_check check (only_row),
      revision integer not null,
      costs text not null,
      rates jsonb not null,
      rated_on date not null,
      generation text not null,
      seen text not null,
      after_sku_id uuid
    );
    comment on table landed_basis is 'What the landed prices of lists are computed with, and the progress';
  `,
  down: `
    drop table landed_basis;
    drop table landed_price;
    drop table landed_rate;
  `,
};
