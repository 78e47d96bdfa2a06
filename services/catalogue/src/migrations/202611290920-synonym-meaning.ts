import type { Migration } from '@setu/kit/db';

/** Adds how the sides of a synonym belong together. Existing ones mean the same. */
export const synonymMeaning: Migration = {
  name: '202611290920-synonym-meaning',
  up: `
    alter table search_synonym add column meaning text not null default 'same'
      constraint search_synonym_meaning_check check (meaning in ('same', 'see_also', 'never'));
  `,
  down: `
    delete from search_synonym where meaning <> 'same';
    alter table search_synonym drop column meaning;
  `,
};
