import { describe, expect, it } from 'vitest';
import { localizedText } from './localized-text';
import { writtenLanguage } from './written-language';

describe('The language of a text that a user wrote', () => {
  it.each([
    ['Паспорт насоса переведут к отгрузке', 'ru'],
    ['Ответные фланцы PN 16 DN 65 входят', 'ru'],
    ['We will ship in 21 days', 'en'],
    ['Please call ООО «Волга Импорт» before the shipment leaves the port', 'en'],
  ])('of "%s" is %s', (text, language) => {
    expect(writtenLanguage(text)).toBe(language);
  });
});

it.each([
  ['Submersible pumps', 'en'],
  ['Погружные и поверхностные насосы', 'ru'],
])('"%s", which is written in the field of the English text, is in %s for a Russian reader', (name, lang) => {
  expect(localizedText({ name, langs: { name: 'en' } }, 'name')).toEqual({ text: name, lang });
});
