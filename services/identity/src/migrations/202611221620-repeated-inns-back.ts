import type { Migration } from '@setu/kit/db';

/** Restores the INN of customers that repeat an older customer's INN, and exempts them from the unique index. */
export const repeatedInnsBack: Migration = {
  name: '202611221620-repeated-inns-back',
  up: `
    drop index company_customer_inn_key;
    update company set inn = split_part(inn, '#', 1) where inn_repeats;
    create unique index company_customer_inn_key on company (inn)
      where type = 'customer' and inn <> '' and deleted_at is null and not inn_repeats;
    create index company_abandoned_idx on company (updated_at)
      where made_for_request_id is not null and not made_for_published and deleted_at is null;
  `,
  down: `
    drop index company_abandoned_idx;
    drop index company_customer_inn_key;
    update company set inn = inn || '#' || id where inn_repeats;
    create unique index company_customer_inn_key on company (inn)
      where type = 'customer' and inn <> '' and deleted_at is null;
  `,
};
