import type { Migration } from '@setu/kit/db';

/** Adds an index that finds a user's searches when the user is to be erased. */
export const searchesOfPeople: Migration = {
  name: '202611222302-searches-of-people',
  up: 'create index search_log_user_idx on search_log (user_id) where user_id is not null;',
  down: 'drop index search_log_user_idx;',
};
