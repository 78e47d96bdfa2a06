import type { Migration } from '@setu/kit/db';

/**
 * Stores the words of Russian and English themselves beside their longer stems, because a short stem takes many typing
 * errors for words (`мония` for a form of «Моня»). The dictionaries are read again by the next task.
 */
export const exactLanguageWords: Migration = {
  name: '202611290930-exact-language-words',
  up: `
    truncate language_word, language_word_list;
    comment on column language_word.stem is 'A base form, or a stem of six or more letters';
  `,
  down: `
    truncate language_word, language_word_list;
    comment on column language_word.stem is null;
  `,
};
