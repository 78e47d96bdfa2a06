import type { Migration } from '@setu/kit/db';

/** Stores which user of the supplier sent an offer, for the history. Unknown for offers sent before. */
export const offerSenders: Migration = {
  name: '202612010100-offer-senders',
  up: 'alter table supplier_offer add column by_user_id uuid, add column acting_user_id uuid;',
  down: 'alter table supplier_offer drop column by_user_id, drop column acting_user_id;',
};
