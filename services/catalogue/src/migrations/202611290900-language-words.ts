import type { Migration } from '@setu/kit/db';

/**
 * Adds the words of Russian and English by their stems, which the search never takes for typing errors, and the version
 * of each list that was read.
 */
export const languageWords: Migration = {
  name: '202611290900-language-words',
  up: `
    create table language_word (stem text primary key);
    create table language_word_list (name text primary key, version text not null);
  `,
  down: 'drop table language_word_list; drop table language_word',
};
