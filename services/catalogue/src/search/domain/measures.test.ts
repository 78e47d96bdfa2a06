import { expect, it } from 'vitest';
import { cardWordsOf, chunksIn } from './measures.js';

const searched = (text: string): string[] => chunksIn(text).flatMap(({ words }) => words);

it.each([
  ['Насос 15 кВт', ['15 kW', '15kW', '15кВт', '15 квт']],
  ['Кабель ВВГ 3х2,5 мм²', ['2,5 мм2', '2.5 мм²', '2.5mm2', '2,5 sq mm', '3x2.5', '3 × 2,5 мм2', '3*2,5', '2,5']],
  ['Плитка 12×18 см', ['12x18', '12х18', '12 * 18', '12 x 18 cm', '18 см', '12×18']],
  ['Труба Ø25 мм', ['25 мм', '⌀25', 'Ø 25', '25mm']],
  ['Термостат 80 °C', ['80°C', '80°С', '80 ° с', '80c']],
  ['Автомат 16 А, 220В', ['16а', '220 V', '220в', '16 A', '16 ампер']],
  ['Подача 25 м³/ч', ['25 m3/h', '25 м3/час']],
  ['Фильтр №7 99%', ['№ 7', '№7', '7', '99 %', '99 процентов']],
])('finds «%s» by its measures in every spelling', (name, searches) => {
  const words = cardWordsOf(name);
  for (const search of searches) {
    expect(searched(search).length, search).toBeGreaterThan(0);
    expect(words, search).toEqual(expect.arrayContaining(searched(search)));
  }
});

it.each([
  ['Кабель 2,5 мм²', '5 мм2'],
  ['Кабель 2,5 мм²', '2.5 мм'],
  ['Насос 15 кВт', '15 Вт'],
  ['Насос 1.5 кВт', '15 кВт'],
])('does not find «%s» by «%s»', (name, search) => {
  expect(cardWordsOf(name)).not.toEqual(expect.arrayContaining(searched(search)));
});

it('leaves the words next to numbers unchanged', () => {
  expect(chunksIn('насос-дозатор 15 kW, 12 в коробке')).toEqual([
    { typed: 'насос-дозатор', words: ['насос', 'дозатор'] },
    { typed: '15 kw', words: ['15kw'] },
    { typed: '12', words: ['12'] },
    { typed: 'в', words: ['в'] },
    { typed: 'коробке', words: ['коробке'] },
  ]);
});
