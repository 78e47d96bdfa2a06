import type { Migration } from '@setu/kit/db';

/**
 * Records which cards changed, so that a running rebuild of the read model can catch up. Each rebuild begins by
 * emptying the table.
 */
export const cardChanges: Migration = {
  name: '202611220051-card-changes',
  up: 'create table card_change (sku_id uuid not null);',
  down: 'drop table card_change;',
};
