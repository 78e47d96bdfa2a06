import type { Migration } from '@setu/kit/db';

/**
 * Prepares the rule that no two customers share an INN. If several do, the oldest keeps it. The others are marked, and
 * their INN gets a suffix until the index exists. A later migration restores their INN.
 */
export const repeatedInnsAside: Migration = {
  name: '202611221450-repeated-inns-aside',
  up: `
    alter table company add column inn_repeats boolean not null default false;
    comment on column company.inn_repeats is 'An older customer has the same INN: this one is not held against others';
    update company later set inn_repeats = true, inn = later.inn || '#' || later.id
      where later.type = 'customer' and later.inn <> '' and later.deleted_at is null and exists (
        select 1 from company older where older.type = 'customer' and older.inn = later.inn and older.deleted_at is null
          and (older.created_at, older.id) < (later.created_at, later.id));
  `,
  down: `
    update company set inn = split_part(inn, '#', 1) where inn_repeats;
    alter table company drop column inn_repeats;
  `,
};
