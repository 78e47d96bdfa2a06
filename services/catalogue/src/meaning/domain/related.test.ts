import { expect, it } from 'vitest';
import { type Cut, cardCut, related, searchCut, spreadOf } from './related.js';

const spread = { median: 100, deviation: 10, cards: 1_000 };
const kept = (scores: number[], cut: Cut, of = spread) =>
  related(
    scores.map((score) => ({ id: `${score}`, score })),
    of,
    cut,
  ).map(({ score }) => score);

it('a card must stand out from cards in general, whatever the score of the best one', () => {
  expect(kept([137, 136, 120], searchCut)).toEqual([]);
  expect(kept([149, 148, 120], cardCut)).toEqual([]);
  expect(kept([138, 137], searchCut)).toEqual([138]);
  expect(kept([180, 151, 150, 149], cardCut)).toEqual([180, 151, 150]);
});

it('a card far behind the best one is not related to a search', () => {
  expect(kept([200, 181, 180, 179, 160], searchCut)).toEqual([200, 181, 180]);
  expect(kept([200, 181, 180, 179, 160], cardCut)).toEqual([200, 181, 180, 179, 160]);
});

it('the same cards are related on any scale of scores', () => {
  const scaled = (score: number) => score * 3 + 5_000;
  const of = { median: scaled(100), deviation: 30, cards: 1_000 };
  expect(kept([200, 181, 179].map(scaled), searchCut, of)).toEqual([200, 181].map(scaled));
});

it('among few cards, all are related, because none can stand out', () => {
  expect(kept([110, 101], searchCut, { ...spread, cards: 49 })).toEqual([110, 101]);
  expect(kept([], searchCut, { ...spread, cards: 0 })).toEqual([]);
});

it('the spread of scores does not depend on how many cards are related', () => {
  const unrelated = Array.from({ length: 100 }, (_, at) => at);
  expect(spreadOf(unrelated)).toEqual({ median: 50, deviation: 34, cards: 100 });
  const { median, deviation } = spreadOf([...unrelated, ...Array.from({ length: 40 }, () => 5_000)]);
  expect(median + 5 * deviation).toBeLessThan(500);
  expect(spreadOf([])).toEqual({ median: 0, deviation: 0, cards: 0 });
});
