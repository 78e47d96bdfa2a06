import { expect, it } from 'vitest';
import { tsqueryOf } from '../store/tsquery.js';
import { maxCompared, shownSimilar, similarNames } from './similar.js';

const names = (...words: [stem: string, cards: number][]) => {
  const found = similarNames(
    words.map(([stem, cards]) => ({ stem, cards })),
    7,
  );
  return found && { ...found, query: tsqueryOf(found.query) };
};

it('similar names share the rarest words of a name, within its category', () => {
  expect(names(['насос', 900], ['скважин', 30], ['pump', 900], ['borehol', 20])).toEqual({
    query: "('borehol' | 'скважин' | 'pump' | 'насос') & '=c7'",
    stems: ['borehol', 'скважин', 'pump', 'насос'],
    atLeast: 2,
  });
});

it('numbers, codes and words of no other card are not compared', () => {
  expect(names(['80', 12], ['км80', 3], ['нилгир', 1], ['ча', 9], ['x', 40])?.stems).toEqual(['ча']);
  expect(names(['80', 12], ['нилгир', 1])).toBeUndefined();
});

it('the index reads a bounded number of cards, however common the words are', () => {
  const common = maxCompared - 100;
  const two: [string, number][] = [
    ['pump', common],
    ['насос', common + 1],
  ];
  expect(names(['бур', 100], ...two.slice(0, 1))?.query).toBe("('бур' | 'pump') & '=c7'");
  expect(names(['бур', 101], ...two, ['вод', 90_000])?.query).toBe("('бур' | 'pump' & 'насос') & '=c7'");
  expect(names(['стал', maxCompared + 1], ['труб', 90_000], ['pipe', 90_001])?.query).toBe("'стал' & 'труб' & '=c7'");
  expect(
    names(...Array.from({ length: 20 }, (_, i): [string, number] => [`${'a'.repeat(i + 2)}`, 2]))?.stems,
  ).toHaveLength(8);
});

const cards = (...companies: number[]) => companies.map((companyNum, at) => ({ id: `card ${at}`, companyNum }));

it('a row has eight cards at most, two of each supplier, and never the card itself', () => {
  expect(shownSimilar(cards(1, 1, 1, 2, 2, 2, 3), 'card 0')).toEqual([
    'card 1',
    'card 2',
    'card 3',
    'card 4',
    'card 6',
  ]);
  expect(shownSimilar(cards(1, 2, 3, 4, 5, 6, 7, 8, 9), 'another')).toHaveLength(8);
});

it('there is no row of a single card', () => {
  expect(shownSimilar(cards(1, 1), 'card 0')).toEqual([]);
  expect(shownSimilar([], 'card 0')).toEqual([]);
});
