import type { Migration } from '@setu/kit/db';

/** Which cards changed: a rebuild of the read model that began before catches up with them. Each rebuild begins by emptying it. */
export const cardChanges: Migration = {
  name: '202611220051-card-changes',
  up: 'create table card_change (sku_id uuid not null);',
  down: 'drop table card_change;',
};
