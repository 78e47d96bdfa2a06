import type { Migration } from '@setu/kit/db';

/**
 * Stores when an offer was shared with the customer, from when on it waits for the customer's choice. The index finds
 * the offers that wait.
 */
export const offerSharedAt: Migration = {
  name: '202611302300-offer-shared-at',
  up: `
alter table supplier_offer add column shared_at timestamptz;
update supplier_offer set shared_at = changed_at where shared;
create index supplier_offer_shared_idx on supplier_offer (request_id) where shared;
`,
  down: 'drop index supplier_offer_shared_idx; alter table supplier_offer drop column shared_at;',
};
