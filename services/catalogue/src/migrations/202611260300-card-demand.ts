import type { Migration } from '@setu/kit/db';

/**
 * Stores which company requested which card on which day. Popularity is computed from it. A company counts once per day
 * and kind.
 */
export const cardDemand: Migration = {
  name: '202611260300-card-demand',
  up: `
    create table card_demand (
      sku_id uuid not null constraint card_demand_sku_fk references sku on delete cascade,
      day date not null,
      company_id uuid not null,
      kind text not null constraint card_demand_kind_check check (kind in ('request', 'cart')),
      constraint card_demand_pk primary key (sku_id, day, company_id, kind)
    );
    create index card_demand_day_idx on card_demand (day) include (sku_id, kind);
    create index search_log_opened_idx on search_log (searched_at) include (opened_sku_id) where opened_sku_id is not null;
  `,
  down: `
    drop index search_log_opened_idx;
    drop table card_demand;
  `,
};
