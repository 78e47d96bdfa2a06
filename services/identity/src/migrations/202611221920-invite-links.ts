import type { Migration } from '@setu/kit/db';

/** Adds a term to invites, so that a renewed invite gets a new link. Also stores the user who joined by the invite. */
export const inviteLinks: Migration = {
  name: '202611221920-invite-links',
  up: `
    alter table invite add column term integer not null default 1,
      add column user_id uuid constraint invite_user_fkey references app_user (id);
    create index invite_user_idx on invite (user_id);
  `,
  down: `
    alter table invite drop column user_id, drop column term;
  `,
};
