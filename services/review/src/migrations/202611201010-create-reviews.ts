import type { Migration } from '@setu/kit/db';

export const createReviews: Migration = {
  name: '202611201010-create-reviews',
  up: `
    create table product_review (
      id uuid not null,
      sku_id uuid not null,
      supplier_id uuid not null,
      status text not null,
      reviewer_id uuid,
      manager_id uuid,
      general_comment text not null default '',
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint product_review_pkey primary key (id),
      constraint product_review_status_check
        check (status in ('created', 'reviewed', 'corrected', 'approved', 'completed'))
    );
    create index product_review_created_idx on product_review (created_at desc, id desc);
    create index product_review_sku_idx on product_review (sku_id);
    create index product_review_reviewer_idx on product_review (reviewer_id, status);
    create index product_review_manager_idx on product_review (manager_id, status);
    create index product_review_status_idx on product_review (status, created_at desc);

    create table review_comment (
      review_id uuid not null,
      field text not null,
      text text not null,
      constraint review_comment_pkey primary key (review_id, field),
      constraint review_comment_review_id_fkey foreign key (review_id) references product_review (id) on delete cascade
    );
    comment on table review_comment is 'What the reviewer wrote to a field of the card''s form';

    create table application (
      id uuid not null,
      numeric_hash text not null,
      status text not null,
      company_name text not null,
      pan text not null,
      gstn text not null,
      import_export_code text not null,
      web_site_url text not null,
      address text not null,
      business_type text not null,
      industry_ids uuid[] not null,
      other_industry text not null,
      export_product_list text not null,
      contact jsonb not null,
      file_ids uuid[] not null,
      manager_id uuid,
      reject_reason text not null default '',
      version integer not null default 1,
      created_at timestamptz not null,
      in_work_at timestamptz,
      completed_at timestamptz,
      constraint application_pkey primary key (id),
      constraint application_numeric_hash_key unique (numeric_hash),
      constraint application_status_check check (status in ('new', 'in_work', 'completed', 'rejected')),
      constraint application_business_type_check check (business_type in ('any', 'manufacturer', 'distributer'))
    );
    create index application_created_idx on application (created_at desc, id desc);
    create index application_status_idx on application (status, created_at desc);
  `,
  down: `
    drop table application;
    drop table review_comment;
    drop table product_review;
  `,
};
