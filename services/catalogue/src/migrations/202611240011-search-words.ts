import type { Migration } from '@setu/kit/db';

/**
 * Creates the synonyms and stop words of the search, which admins edit. The single row of `search_words` serves as a
 * lock.
 */
export const searchWordLists: Migration = {
  name: '202611240011-search-words',
  up: `
    create table search_words (
      only_row boolean not null default true,
      constraint search_words_pkey primary key (only_row),
      constraint search_words_only_row_check check (only_row)
    );
    insert into search_words default values;

    create table search_synonym (
      id uuid constraint search_synonym_pkey primary key,
      version integer not null,
      left_terms text[] not null,
      right_terms text[] not null,
      both_ways boolean not null,
      language text not null constraint search_synonym_language_check check (language in ('ru', 'en', 'both')),
      changed_at timestamptz not null,
      changed_by uuid not null
    );
    comment on table search_synonym is 'Words that stand for each other in searches, folded as searches are';

    create table search_stop_words (
      language text constraint search_stop_words_pkey primary key
        constraint search_stop_words_language_check check (language in ('ru', 'en')),
      version integer not null default 0,
      words text[] not null default '{}',
      changed_at timestamptz,
      changed_by uuid
    );
    insert into search_stop_words (language) values ('ru'), ('en');
  `,
  down: `
    drop table search_stop_words;
    drop table search_synonym;
    drop table search_words;
  `,
};
