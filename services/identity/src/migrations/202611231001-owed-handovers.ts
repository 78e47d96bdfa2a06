import type { Migration } from '@setu/kit/db';

/**
 * The broker's users who were disabled before a successor was required. Their requests, cards and reviews have no
 * active manager. A task hands them over.
 */
export const createOwedHandovers: Migration = {
  name: '202611231001-owed-handovers',
  up: `
    create table owed_handover (
      user_id uuid constraint owed_handover_pkey primary key
        constraint owed_handover_user_fkey references app_user (id) on delete cascade
    );
    insert into owed_handover (user_id)
      select u.id from app_user u join company c on c.id = u.company_id
      where c.type = 'broker' and u.status = 'disabled'
        and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN', 'TEAM_PRODUCT_REVIEWER']
        and not exists (
          select from outbox o where o.subject = 'setu.identity.user.stepped_down' and o.aggregate_id = u.id::text);
  `,
  down: 'drop table owed_handover;',
};
