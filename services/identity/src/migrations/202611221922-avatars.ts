import type { Migration } from '@setu/kit/db';

/** The user's picture. The media service stores its bytes. */
export const avatars: Migration = {
  name: '202611221922-avatars',
  up: 'alter table app_user add column avatar_id uuid',
  down: 'alter table app_user drop column avatar_id',
};
