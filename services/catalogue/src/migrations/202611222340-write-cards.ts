import type { Migration } from '@setu/kit/db';

/**
 * Adds card editing: an edit counter per version, certificates with expiry dates, one vendor code per active card of a
 * company, and a read model of reviews.
 * The reviewer assigned to a card is the only one who may write it.
 */
export const writeCards: Migration = {
  name: '202611222340-write-cards',
  up: `
    alter table sku_version
      add column edit int not null default 1,
      add column other_industry text not null default '';
    alter table certificate add column valid_until date;

    -- Of the draft, or otherwise of the public version.
    alter table sku add column vendor_code text not null default '';
    update sku set vendor_code = coalesce((select v.vendor_code from sku_version v
      where v.sku_id = sku.id and v.version = coalesce(sku.draft_version, sku.published_version)), '');
    create unique index sku_vendor_code_key on sku (company_id, lower(vendor_code))
      where vendor_code <> '' and removed_at is null;

    -- Null: not known yet.
    alter table company add column is_supplier boolean, add column broker_manager_id uuid;

    create table sku_review (
      review_id uuid constraint sku_review_pk primary key,
      sku_id uuid not null,
      status text not null constraint sku_review_status_check
        check (status in ('created', 'reviewed', 'corrected', 'approved', 'completed')),
      reviewer_id uuid,
      manager_id uuid,
      revision int not null
    );
    create index sku_review_open_idx on sku_review (sku_id) where status <> 'completed';
  `,
  down: `
    drop table sku_review;
    alter table company drop column is_supplier, drop column broker_manager_id;
    drop index sku_vendor_code_key;
    alter table sku drop column vendor_code;
    alter table certificate drop column valid_until;
    alter table sku_version drop column edit, drop column other_industry;
  `,
};
