import type { Migration } from '@setu/kit/db';

/**
 * Every change of a card has its number, so that what keeps a copy knows the later of two: publishing a version and
 * withdrawing it say the same version. Cards of before begin above every version that was told of them.
 */
export const cardRevisions: Migration = {
  name: '202611220030-card-revisions',
  up: `
    alter table sku add column revision int not null default 1;
    update sku set revision = 1 + (select max(version) from sku_version where sku_id = sku.id);
  `,
  down: 'alter table sku drop column revision;',
};
