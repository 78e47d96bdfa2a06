import { expect, it } from 'vitest';
import { searchWithout, wordsWithout } from './words-without';

const marked = (typed: string, dropped: string[]) =>
  wordsWithout(typed, dropped)
    .map(({ text, isDropped }) => (isDropped ? `-${text}` : text))
    .join(' ');

it('marks the dropped words of a search where they stand, whatever their case', () => {
  expect(marked('Насос для  Воды 15квт', ['для', 'воды'])).toBe('Насос -для -Воды 15квт');
  expect(marked('насос ещё насос', ['еще'])).toBe('насос -ещё насос');
  expect(marked('насос насос', ['насос'])).toBe('-насос насос');
  expect(marked('кран 20 л.с.', ['20 л.с.'])).toBe('кран -20 -л.с.');
});

it.each([
  ['насос  до 500 ₽ 15 кВт', 'до 500 ₽', 'насос 15 кВт'],
  ['15 кВт', '15 кВт', ''],
  ['насос\u00A010 –\u00A020 кВт', '10 – 20 кВт', 'насос'],
])('«%s» without «%s»', (search, words, rest) => {
  expect(searchWithout(search, words)).toBe(rest);
});
