import type { Migration } from '@setu/kit/db';

/** Creates the tables for discussions about the texts of a review. Each field has at most one open discussion. */
export const createDiscussions: Migration = {
  name: '202611261200-create-discussions',
  up: `
    create table review_discussion (
      id uuid not null,
      review_id uuid not null,
      field text not null,
      opened_at timestamptz not null,
      opened_by_user_id uuid not null,
      resolved_at timestamptz,
      resolved_by_user_id uuid,
      resolved_acting_user_id uuid,
      constraint review_discussion_pkey primary key (id),
      constraint review_discussion_review_id_fkey foreign key (review_id) references product_review (id) on delete cascade,
      constraint review_discussion_resolution_check check ((resolved_at is null) = (resolved_by_user_id is null))
    );
    create unique index review_discussion_open_key on review_discussion (review_id, field) where resolved_at is null;
    create index review_discussion_review_id_idx on review_discussion (review_id);

    create table review_remark (
      id uuid not null,
      discussion_id uuid not null,
      at timestamptz not null,
      by_user_id uuid not null,
      acting_user_id uuid,
      text text not null,
      constraint review_remark_pkey primary key (id),
      constraint review_remark_discussion_id_fkey foreign key (discussion_id) references review_discussion (id) on delete cascade,
      constraint review_remark_text_check check (char_length(text) between 1 and 1000)
    );
    create index review_remark_discussion_id_idx on review_remark (discussion_id, at, id);
  `,
  down: `
    drop table review_remark;
    drop table review_discussion;
  `,
};
