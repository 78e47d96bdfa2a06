import type { Migration } from '@setu/kit/db';

/**
 * Adds the review lifecycle: rounds of comments, steps, the version of the reviewed card, and one open review per card.
 */
export const reviewRounds: Migration = {
  name: '202611222350-review-rounds',
  up: `
    alter table product_review add column round integer not null default 1;
    alter table product_review add column revision integer not null default 1;
    alter table product_review add column card_version integer not null default 0;
    alter table product_review add column approved_edit integer not null default 0;
    comment on column product_review.general_comment is 'Written by the release before: it stands among the comments now';
    create unique index product_review_open_key on product_review (sku_id) where status <> 'completed';
    create index product_review_open_reviewer_idx on product_review (reviewer_id, updated_at, id) where status <> 'completed';
    create index product_review_open_status_idx on product_review (status, updated_at, id) where status <> 'completed';

    alter table review_comment add column round integer not null default 1;
    alter table review_comment add column at timestamptz not null default now();
    alter table review_comment drop constraint review_comment_pkey;
    alter table review_comment add constraint review_comment_pkey primary key (review_id, round, field);
    insert into review_comment (review_id, field, text, at)
      select id, 'general', general_comment, updated_at from product_review where general_comment <> ''
      on conflict do nothing;

    create table review_step (
      review_id uuid not null,
      seq integer not null,
      status text not null,
      at timestamptz not null,
      by_user_id uuid,
      acting_user_id uuid,
      constraint review_step_pkey primary key (review_id, seq),
      constraint review_step_review_id_fkey foreign key (review_id) references product_review (id) on delete cascade,
      constraint review_step_status_check
        check (status in ('created', 'reviewed', 'corrected', 'approved', 'completed'))
    );
    comment on table review_step is 'How a review moved; by nobody where the service itself opened it';
    insert into review_step (review_id, seq, status, at)
      select id, 1, 'created', created_at from product_review
      union all select id, 2, status, updated_at from product_review where status <> 'created';

    alter table sku_copy add column vendor_code text not null default '';
    alter table sku_copy add column draft_version integer not null default 0;
    alter table sku_copy add column edit integer not null default 0;
    alter table sku_copy add column removed boolean not null default false;
    alter table sku_copy add column search_text text
      generated always as (replace(lower(name_en || ' ' || name_ru || ' ' || vendor_code), 'ё', 'е')) stored;
    create index sku_copy_search_idx on sku_copy using gin (search_text gin_trgm_ops);
    create index user_copy_company_idx on user_copy (company_id);
  `,
  down: `
    drop index user_copy_company_idx;
    alter table sku_copy drop column search_text;
    alter table sku_copy drop column removed;
    alter table sku_copy drop column edit;
    alter table sku_copy drop column draft_version;
    alter table sku_copy drop column vendor_code;
    drop table review_step;
    delete from review_comment where round > 1;
    alter table review_comment drop constraint review_comment_pkey;
    alter table review_comment add constraint review_comment_pkey primary key (review_id, field);
    alter table review_comment drop column at;
    alter table review_comment drop column round;
    drop index product_review_open_status_idx;
    drop index product_review_open_reviewer_idx;
    drop index product_review_open_key;
    alter table product_review drop column approved_edit;
    alter table product_review drop column card_version;
    alter table product_review drop column revision;
    alter table product_review drop column round;
  `,
};
