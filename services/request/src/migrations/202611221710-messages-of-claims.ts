import type { Migration } from '@setu/kit/db';

/** Claims and how they were settled stand in the customer's conversation too. */
export const messagesOfClaims: Migration = {
  name: '202611221710-messages-of-claims',
  up: 'alter table message add column of_claim boolean not null default false;',
  down: 'alter table message drop column of_claim;',
};
