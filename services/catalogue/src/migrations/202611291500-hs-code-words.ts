import type { Migration } from '@setu/kit/db';

/** Stores the stems of the names of HS codes in both languages, so that codes are suggested by words of a card. */
export const hsCodeWords: Migration = {
  name: '202611291500-hs-code-words',
  up: `
    alter table hs_code add column words tsvector not null
      generated always as (to_tsvector('ru', search_words(name_en || ' ' || name_ru))) stored;
    -- Without fastupdate, as codes are loaded rarely and all at once: searches would read the pending list.
    create index hs_code_words_idx on hs_code using gin (words) with (fastupdate = off);
  `,
  down: `
    drop index hs_code_words_idx;
    alter table hs_code drop column words;
  `,
};
