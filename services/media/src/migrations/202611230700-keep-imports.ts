import type { Migration } from '@setu/kit/db';

export const keepImports: Migration = {
  name: '202611230700-keep-imports',
  up: `
    alter table file drop constraint file_kind_check;
    alter table file add constraint file_kind_check check (kind in ('upload', 'drawn', 'made', 'import'));
    create index file_import_idx on file (created_at) where kind = 'import' and state = 'attached';
  `,
  down: `
    drop index file_import_idx;
    delete from attachment where entity_type = 'import';
    delete from file_lease where file_id in (select id from file where kind = 'import');
    delete from file where kind = 'import';
    alter table file drop constraint file_kind_check;
    alter table file add constraint file_kind_check check (kind in ('upload', 'drawn', 'made'));
  `,
};
