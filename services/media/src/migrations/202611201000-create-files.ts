import type { Migration } from '@setu/kit/db';

export const createFiles: Migration = {
  name: '202611201000-create-files',
  up: `
    create table file (
      id uuid not null,
      key text not null,
      kind text not null default 'upload',
      state text not null,
      name text not null,
      type text not null,
      size bigint not null,
      sha256 text not null default '',
      owner_user_id uuid,
      owner_company_id uuid,
      owner_company_type text not null default '',
      visitor_id text,
      created_at timestamptz not null,
      idle_since timestamptz,
      removed_at timestamptz,
      removed_by text,
      purged_at timestamptz,
      constraint file_pkey primary key (id),
      constraint file_key_key unique (key),
      constraint file_kind_check check (kind in ('upload', 'drawn', 'made')),
      constraint file_state_check check (state in ('pending', 'ready', 'attached', 'removed')),
      constraint file_size_check check (size >= 0),
      constraint file_removed_check check ((state = 'removed') = (removed_at is not null)),
      constraint file_removed_by_check check (removed_by in ('owner', 'expiry'))
    );
    comment on column file.size is 'Bytes kept; while pending, bytes reserved';
    comment on column file.idle_since is 'Since when a ready file is attached to nothing';

    create index file_company_idx on file (owner_company_id) where owner_company_id is not null and state <> 'removed';
    create index file_user_idx on file (owner_user_id) where owner_user_id is not null and state <> 'removed';
    create index file_visitor_idx on file (visitor_id) where visitor_id is not null and state <> 'removed';
    create index file_pending_idx on file (created_at) where state = 'pending';
    create index file_idle_idx on file (idle_since) where state = 'ready';
    create index file_removed_idx on file (removed_at) where state = 'removed' and purged_at is null;

    create table attached_entity (
      entity_type text not null,
      entity_id uuid not null,
      version integer not null,
      constraint attached_entity_pkey primary key (entity_type, entity_id)
    );
    comment on table attached_entity is 'Which version of a thing its attachments are of, so that an old event changes nothing';

    create table attachment (
      entity_type text not null,
      entity_id uuid not null,
      file_id uuid not null,
      role text not null,
      published boolean not null,
      is_public boolean not null,
      author_user_id uuid,
      customer_company_id uuid,
      supplier_company_id uuid,
      managers boolean not null,
      reviewers boolean not null,
      constraint attachment_pkey primary key (entity_type, entity_id, file_id),
      constraint attachment_file_id_fkey foreign key (file_id) references file (id),
      constraint attachment_role_check check (role in ('picture', 'document'))
    );
    create index attachment_file_id_idx on attachment (file_id);
  `,
  down: `
    drop table attachment;
    drop table attached_entity;
    drop table file;
  `,
};
