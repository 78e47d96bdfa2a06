import type { Migration } from '@setu/kit/db';

/** How often cards' pages are opened, by the supplier's day; whoever opened them is kept nowhere. */
export const cardViews: Migration = {
  name: '202611230720-card-views',
  up: `
    create table card_views (
      sku_id uuid not null constraint card_views_sku_fk references sku on delete cascade,
      day date not null,
      -- The card's: a company's weeks are summed without looking at its cards.
      company_id uuid not null,
      views int not null constraint card_views_views_check check (views > 0),
      constraint card_views_pk primary key (sku_id, day)
    );
    create index card_views_company_idx on card_views (company_id, day) include (sku_id, views);
    create index card_views_day_idx on card_views (day);
  `,
  down: 'drop table card_views',
};
