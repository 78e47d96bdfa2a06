import type { Migration } from '@setu/kit/db';

/** Stores the acting user who settled a claim on behalf of another user. */
export const claimSettler: Migration = {
  name: '202611222322-claim-settler',
  up: 'alter table claim add column closed_acting_user_id uuid',
  down: 'alter table claim drop column closed_acting_user_id',
};
