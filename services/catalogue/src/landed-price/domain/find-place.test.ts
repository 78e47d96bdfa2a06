import { expect, it } from 'vitest';
import { mentionedPlaces, type NamedPlace } from './find-place.js';

const place = (code: string, kind: NamedPlace['kind'], names: string[], country = 'IN'): NamedPlace => {
  const [en = '', ru = '', ...aliases] = names;
  return { code, kind, country, name: { en, ru }, aliases };
};
const places = [
  place('INBOM', 'airport', ['Mumbai airport', 'Аэропорт Мумбаи', 'BOM']),
  place('INNSA', 'port', ['Nhava Sheva', 'Нава-Шева', 'JNPT', 'Jawaharlal Nehru']),
  place('INMAA', 'port', ['Chennai', 'Ченнаи', 'Madras']),
  place('INMAC', 'city', ['Chennai', 'Ченнаи']),
  place('RUMOW', 'city', ['Moscow', 'Москва'], 'RU'),
];

it.each([
  ['Nhava Sheva (INNSA)', ['INNSA']],
  ['порт Нава-Шева', ['INNSA']],
  ['JNPT, Navi Mumbai', ['INNSA']],
  ['Chennai', ['INMAA', 'INMAC']],
  ['Mumbai', []],
  ['from Mumbai airport or JNPT', ['INBOM', 'INNSA']],
  ['МОСКВА', ['RUMOW']],
  ['Moscowville', []],
  ['', []],
])('«%s» mentions %j', (text, codes) => {
  expect(mentionedPlaces(text, places).map(({ code }) => code)).toEqual(codes);
});
