import type { Migration } from '@setu/kit/db';

/**
 * Requests for the erasure of a user, with the due date and the successor. Also the version of the consent that users
 * agreed to.
 */
export const createErasures: Migration = {
  name: '202611222301-create-erasures',
  up: `
    create table erasure (
      user_id uuid constraint erasure_pkey primary key
        constraint erasure_user_fkey references app_user (id) on delete cascade,
      heir_id uuid constraint erasure_heir_fkey references app_user (id),
      locale text not null constraint erasure_locale_check check (locale in ('en', 'ru')),
      asked_at timestamptz not null,
      due_at timestamptz not null,
      erased_at timestamptz
    );
    create index erasure_heir_idx on erasure (heir_id);
    create index erasure_due_idx on erasure (due_at) where erased_at is null;
    create index notice_person_idx on notice ((params ->> 'person')) where params ->> 'person' is not null;
    create index notice_acting_idx on notice ((params ->> 'acting')) where params ->> 'acting' is not null;
    alter table registration add column consent_edition text not null default '2026-11-01';
  `,
  down: `
    alter table registration drop column consent_edition;
    drop index notice_acting_idx;
    drop index notice_person_idx;
    drop table erasure;
  `,
};
