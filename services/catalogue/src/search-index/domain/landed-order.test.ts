import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LiveIndex } from './live-index.js';
import type { IndexedCard } from './segment.js';

const size = 80;
const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
// The largest needs more bits than the sort of plain numbers has.
const price = fc.option(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(2 ** 40)), { nil: undefined });
const few = fc.array(fc.tuple(fc.integer({ min: 0, max: size - 1 }), price), { minLength: 1, maxLength: 6 });

const cardOf = (n: number, landed: number | undefined): IndexedCard => ({
  ...{ skuId: idOf(n), rank: n * 7, price: undefined, priceTo: undefined, landed, code: '', lexemes: ['all'] },
  ...{ nameEn: 1, nameRu: 1, brand: 1, terms: 0, origin: 0, category: 1, company: 1 },
});

/** Returns the ids of a list by landed price, computed from all prices. */
function expected(prices: readonly (number | undefined)[], descending: boolean, limit: number): string[] {
  const way = descending ? -1 : 1;
  const places = prices.map((_, n) => n);
  const known = places.filter((n) => prices[n] !== undefined);
  known.sort((one, other) => way * ((prices[one] ?? 0) - (prices[other] ?? 0) || one - other));
  const others = places.filter((n) => prices[n] === undefined);
  return [...known, ...(descending ? others.reverse() : others)].slice(0, limit).map(idOf);
}

function agrees(index: LiveIndex, prices: readonly (number | undefined)[]): void {
  const query = { match: { query: { lexeme: 'all' }, first: undefined }, price: { from: undefined, to: undefined } };
  for (const descending of [false, true]) {
    for (const limit of [5, size]) {
      const { ids } = index.list({ ...query, order: { by: 'landed', descending }, offset: 0, limit });
      expect(ids).toEqual(expected(prices, descending, limit));
    }
  }
}

it('lists by the current landed prices, after any changes of some of them', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: size, maxLength: size }),
      fc.array(few, { maxLength: 12 }),
      (first, all) => {
        const prices = [...first];
        // A cache from the first card on, as for large segments.
        const index = new LiveIndex(undefined, 1);
        index.change({ cards: prices.map((landed, n) => cardOf(n, landed)), withdrawn: [] });
        agrees(index, prices);
        for (const changes of all) {
          index.reprice(changes.map(([n, landed]) => ({ skuId: idOf(n), landed })));
          for (const [n, landed] of changes) prices[n] = landed;
          agrees(index, prices);
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('keeps the landed prices that change during a merge', () => {
  // A merge pauses only after many cards.
  const cards = 30_000;
  const prices: (number | undefined)[] = Array.from({ length: cards }, (_, n) => (n % 3 === 0 ? undefined : n + 1_000));
  const index = new LiveIndex();
  const part = cards / 10;
  for (let from = 0; from < cards; from += part) {
    index.change({ cards: Array.from({ length: part }, (_, i) => cardOf(from + i, prices[from + i])), withdrawn: [] });
  }
  index.compact();
  let steps = 0;
  for (let isMerging = true; isMerging; steps++) {
    isMerging = index.tidy();
    const place = steps * 11;
    prices[place] = 1_000 - steps;
    index.reprice([{ skuId: idOf(place), landed: prices[place] }]);
    agrees(index, prices);
  }
  expect(steps).toBeGreaterThan(2);
  expect(index.segments).toHaveLength(1);
});
