import type { Migration } from '@setu/kit/db';

/** Stores where the titles of a card file are, so that its marked copy has the user's own sheet and rows. */
export const importHeadings: Migration = {
  name: '202611280900-import-headings',
  up: `
    alter table import_run
      add column sheet text not null default '',
      add column titles_row int not null default 1,
      add column rows_above jsonb not null default '[]';
  `,
  down: `
    alter table import_run drop column rows_above, drop column titles_row, drop column sheet;
  `,
};
