import type { Migration } from '@setu/kit/db';

/** Adds the revision that orders two states of a card. A withdrawal changes the revision, but not the version. */
export const skuCopyRevisions: Migration = {
  name: '202611220030-sku-copy-revisions',
  up: `
    alter table sku_copy add column revision integer not null default 0;
    update sku_copy set revision = version;
    alter table sku_copy alter column version set default 0;
  `,
  down: `
    update sku_copy set version = revision;
    alter table sku_copy alter column version drop default;
    alter table sku_copy drop column revision;
  `,
};
