import type { Migration } from '@setu/kit/db';

/** Adds the fields of a returned card that were changed since its return, and the users who changed them. */
export const correctedFields: Migration = {
  name: '202611301610-corrected-fields',
  up: `
    alter table product_review add column corrected_fields text[] not null default '{}';
    create table review_correction (
      review_id uuid not null,
      round integer not null,
      by_user_id uuid not null,
      acting_user_id uuid,
      at timestamptz not null,
      constraint review_correction_pkey primary key (review_id, round, by_user_id),
      constraint review_correction_review_id_fkey foreign key (review_id) references product_review (id) on delete cascade
    );
    comment on table review_correction is 'The last correction of a returned card by each user in each round';
  `,
  down: `
    drop table review_correction;
    alter table product_review drop column corrected_fields;
  `,
};
