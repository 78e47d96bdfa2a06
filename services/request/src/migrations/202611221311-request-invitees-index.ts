import type { Migration } from '@setu/kit/db';

/** Serves the list and desk of a supplier, which read the requests it is invited to. */
export const requestInviteesIndex: Migration = {
  name: '202611221311-request-invitees-index',
  concurrently: true,
  up: 'create index concurrently if not exists request_invitees_idx on request using gin (invitees jsonb_path_ops)',
  down: 'drop index concurrently if exists request_invitees_idx',
};
