import type { Migration } from '@setu/kit/db';

/**
 * Numbers every change of a card, so that a read model can tell which of two changes is later. The version is not
 * enough, because publishing and withdrawing do not change it. Existing cards start above every version that was
 * published in an event.
 */
export const cardRevisions: Migration = {
  name: '202611220030-card-revisions',
  up: `
    alter table sku add column revision int not null default 1;
    update sku set revision = 1 + (select max(version) from sku_version where sku_id = sku.id);
  `,
  down: 'alter table sku drop column revision;',
};
