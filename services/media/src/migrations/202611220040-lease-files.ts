import type { Migration } from '@setu/kit/db';

export const leaseFiles: Migration = {
  name: '202611220040-lease-files',
  up: `
    create table file_lease (
      file_id uuid not null,
      entity_type text not null,
      entity_id uuid not null,
      taken_at timestamptz not null,
      ends_at timestamptz not null,
      constraint file_lease_pkey primary key (file_id, entity_type, entity_id),
      constraint file_lease_file_id_fkey foreign key (file_id) references file (id) on delete cascade
    );
    comment on table file_lease is 'Files a write is on its way to use: not removed until ends_at';
    create index file_lease_ends_at_idx on file_lease (ends_at);
  `,
  down: `
    drop table file_lease;
  `,
};
