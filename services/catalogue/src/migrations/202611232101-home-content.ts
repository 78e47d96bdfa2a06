import type { Migration } from '@setu/kit/db';

/** Adds home page editing: the number of changes, their author, and the days on which blocks and cards are shown. */
export const homeContent: Migration = {
  name: '202611232101-home-content',
  up: `
    -- One row.
    create table home_content (revision int not null, changed_at timestamptz, changed_by uuid);
    insert into home_content (revision) values (1);
    alter table home_block add column shows_from date, add column shows_until date;
    alter table promoted_sku add column shows_from date, add column shows_until date;`,
  down: `
    alter table promoted_sku drop column shows_from, drop column shows_until;
    alter table home_block drop column shows_from, drop column shows_until;
    drop table home_content;`,
};
