import type { Migration } from '@setu/kit/db';

/** Lets a card be silent about dangerous goods, so that a question without an answer is not shown as "No". */
export const unansweredDangerousGoods: Migration = {
  name: '202611301600-unanswered-dangerous-goods',
  up: `alter table sku_version
    alter column is_hazardous drop not null,
    alter column is_hazardous drop default`,
  down: `update sku_version set is_hazardous = false where is_hazardous is null;
    alter table sku_version
      alter column is_hazardous set default false,
      alter column is_hazardous set not null`,
};
