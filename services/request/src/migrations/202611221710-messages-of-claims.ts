import type { Migration } from '@setu/kit/db';

/** Marks the messages that are claims or settlements, which also appear in the customer's conversation. */
export const messagesOfClaims: Migration = {
  name: '202611221710-messages-of-claims',
  up: 'alter table message add column of_claim boolean not null default false;',
  down: 'alter table message drop column of_claim;',
};
