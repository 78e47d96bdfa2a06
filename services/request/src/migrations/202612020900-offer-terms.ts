import type { Migration } from '@setu/kit/db';

/** Stores the terms that come with the price of an offer. Null for prices that were entered without an offer. */
export const offerTerms: Migration = {
  name: '202612020900-offer-terms',
  up: 'alter table offer add column terms jsonb;',
  down: 'alter table offer drop column terms;',
};
