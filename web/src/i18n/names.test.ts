import { afterEach, expect, it } from 'vitest';
import { configureFormats } from './formats';
import { recordedName } from './names';

const formats = { rate: null, timeZone: 'Europe/Moscow' };

afterEach(() => configureFormats({ ...formats, locale: 'ru_RU' }));

it('a name of a record keeps its order in Russian, and has the surname last in English', () => {
  const names = ['Воронова Марина Игоревна', 'Mehta Rohan', 'Voronova', ''];
  configureFormats({ ...formats, locale: 'ru_RU' });
  expect(names.map(recordedName)).toEqual(names);
  configureFormats({ ...formats, locale: 'en_EN' });
  expect(names.map(recordedName)).toEqual(['Marina Igorevna Voronova', 'Rohan Mehta', 'Voronova', '']);
});
