import type { Migration } from '@setu/kit/db';

/** Stores what a manager types into a draft about its customer. */
export const draftCustomer: Migration = {
  name: '202611221510-draft-customer',
  up: `alter table draft add column customer jsonb;`,
  down: `alter table draft drop column customer;`,
};
