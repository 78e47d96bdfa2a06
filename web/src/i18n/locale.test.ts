import { expect, it } from 'vitest';
import { languageOf, languageTable, textLanguages } from './locale';

it.each([
  ['ru_RU', 'ru'],
  ['en_EN', 'en'],
  ['en', 'en'],
  ['hi_IN', 'ru'],
])('%s is shown in the language: %s', (locale, language) => expect(languageOf(locale)).toBe(language));

it('a partly translated language also loads the texts of the fallback language', () => {
  const table = {
    ...languageTable,
    hi: { locale: 'hi_IN', intl: 'hi-IN', short: 'हिं', full: 'हिन्दी', isPartial: true as const },
  };
  expect(textLanguages('hi', table)).toEqual(['hi', 'en']);
  expect(textLanguages('ru', table)).toEqual(['ru']);
});
