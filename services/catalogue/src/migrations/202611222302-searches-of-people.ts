import type { Migration } from '@setu/kit/db';

/** What somebody searched for is found when he is to be forgotten. */
export const searchesOfPeople: Migration = {
  name: '202611222302-searches-of-people',
  up: 'create index search_log_user_idx on search_log (user_id) where user_id is not null;',
  down: 'drop index search_log_user_idx;',
};
