import type { Migration } from '@setu/kit/db';

/** Counts how often the pages of cards are opened, by the supplier's local day. It does not store who opened them. */
export const cardViews: Migration = {
  name: '202611230720-card-views',
  up: `
    create table card_views (
      sku_id uuid not null constraint card_views_sku_fk references sku on delete cascade,
      day date not null,
      -- The card's company, so that its weekly sums need no read of its cards.
      company_id uuid not null,
      views int not null constraint card_views_views_check check (views > 0),
      constraint card_views_pk primary key (sku_id, day)
    );
    create index card_views_company_idx on card_views (company_id, day) include (sku_id, views);
    create index card_views_day_idx on card_views (day);
  `,
  down: 'drop table card_views',
};
