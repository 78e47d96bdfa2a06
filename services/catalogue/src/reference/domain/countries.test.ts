import { expect, it } from 'vitest';
import { countriesInOrder, countryOf } from './countries.js';

it('every country has a name in both languages', () => {
  for (const { id, name } of countriesInOrder('en')) {
    expect(name.en, id).not.toMatch(/^[A-Z]{2,3}$/);
    expect(name.ru, id).toMatch(/[а-яё]/i);
  }
});

it('the list of countries starts with India and China', () => {
  expect(
    countriesInOrder('ru')
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['IND', 'CHN']);
});

it('an unknown code has no name', () => {
  expect(countryOf('XXX')).toBeUndefined();
  expect(countryOf('RUS')).toEqual({ id: 'RUS', name: { en: 'Russia', ru: 'Россия' } });
});
