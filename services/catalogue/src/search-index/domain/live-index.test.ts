import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginning, type LexemeQuery, lexeme } from '../../search/domain/lexeme-query.js';
import { buildSegment } from './build-segment.js';
import type { IndexPage, IndexQuery } from './list-cards.js';
import { LiveIndex } from './live-index.js';
import type { IndexedCard } from './segment.js';

const idOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const words = ['насос', 'насосы', 'насосный', 'pump', 'pumps', '~чай', 'чай', '=c1', '=c12', 'ё', '😀'];

// The largest needs more bits than the sort of plain numbers has.
const landed = fc.option(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(2 ** 40)), { nil: undefined });

/** Generates a card by number. Ranks are unique, as the database ensures. */
const aCard = (n: number, version: number): fc.Arbitrary<IndexedCard> =>
  fc
    .record({
      price: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
      wide: fc.integer({ min: 0, max: 5 }),
      landed,
      name: fc.integer({ min: 0, max: 6 }),
      brand: fc.integer({ min: 0, max: 3 }),
      category: fc.integer({ min: 1, max: 3 }),
      company: fc.integer({ min: 1, max: 3 }),
      code: fc.constantFrom('', 'ab1', 'ab12', 'cab1', 'x'),
      lexemes: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 6 }),
    })
    .map(({ price, wide, name, ...card }) => ({
      ...{ ...card, skuId: idOf(n), rank: n * 1000 - version, nameEn: name, nameRu: 6 - name },
      ...{ terms: 0, origin: 0 },
      ...{ price, priceTo: price === undefined ? undefined : price + wide },
    }));

const term: fc.Arbitrary<LexemeQuery> = fc
  .tuple(fc.constantFrom(...words, 'нас', 'pu', '=c', 'нет'), fc.boolean())
  .map(([text, isBeginning]) => (isBeginning ? beginning(text) : lexeme(text)));
const several = fc.array(term, { minLength: 1, maxLength: 3 });
const query: fc.Arbitrary<LexemeQuery> = fc.oneof(
  term,
  several.map((any) => ({ any })),
  fc
    .array(
      several.map((any): LexemeQuery => ({ any })),
      { maxLength: 3 },
    )
    .map((all) => ({ all })),
);

const bound = fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined });
const anyQuery: fc.Arbitrary<IndexQuery> = fc.record({
  match: fc.oneof(
    fc.record({ query, first: fc.option(query, { nil: undefined }) }),
    fc.record({ fragment: fc.constantFrom('ab1', 'b12', 'cab1', 'zzz'), within: fc.option(query, { nil: undefined }) }),
  ),
  except: fc.option(query, { nil: undefined }),
  price: fc.record({ from: bound, to: bound }),
  order: fc.record({
    by: fc.constantFrom('popularity', 'nameEn', 'nameRu', 'brand', 'landed'),
    descending: fc.boolean(),
  }),
  offset: fc.integer({ min: 0, max: 12 }),
  limit: fc.integer({ min: 1, max: 10 }),
});

const matches = (card: IndexedCard, one: LexemeQuery): boolean => {
  if ('all' in one) return one.all.every((each) => matches(card, each));
  if ('any' in one) return one.any.some((each) => matches(card, each));
  return card.lexemes.some((lexeme) => (one.isBeginning ? lexeme.startsWith(one.lexeme) : lexeme === one.lexeme));
};

/** Computes the same list by scanning all cards. */
function plainList(
  cards: readonly IndexedCard[],
  { match, except, price, order, offset, limit }: IndexQuery,
): IndexPage {
  const remaining = except === undefined ? cards : cards.filter((card) => !matches(card, except));
  const found = remaining.filter((card) =>
    'query' in match
      ? matches(card, match.query)
      : card.code.includes(match.fragment) && (match.within === undefined || matches(card, match.within)),
  );
  const hasPriceFilter = price.from !== undefined || price.to !== undefined;
  const priced = found.filter(
    (card) =>
      !hasPriceFilter ||
      (card.price !== undefined &&
        (card.priceTo ?? card.price) >= (price.from ?? Number.NEGATIVE_INFINITY) &&
        card.price <= (price.to ?? Number.POSITIVE_INFINITY)),
  );
  const first = 'query' in match && order.by === 'popularity' ? match.first : undefined;
  const tier = (card: IndexedCard) => (first === undefined || matches(card, first) ? 0 : 1);
  const way = order.descending ? -1 : 1;
  const key = (card: IndexedCard) =>
    order.by === 'popularity' ? card.rank : (card[order.by] ?? way * Number.POSITIVE_INFINITY);
  // The difference of two infinite keys is not a number.
  const difference = (one: number, other: number) => (one === other ? 0 : one - other);
  const sorted = priced.toSorted(
    (one, other) => tier(one) - tier(other) || way * (difference(key(one), key(other)) || one.rank - other.rank),
  );
  const prices = found.flatMap((card) => card.price ?? []);
  const highest = found.flatMap((card) => card.priceTo ?? []);
  return {
    ids: sorted.slice(offset, offset + limit).map(({ skuId }) => skuId),
    ...{ total: priced.length, found: found.length },
    minPrice: prices.length === 0 ? undefined : Math.min(...prices),
    maxPrice: highest.length === 0 ? undefined : Math.max(...highest),
  };
}

type Change =
  | { change: [number, number][] }
  | { withdraw: number[] }
  | { tidy: number }
  | { reprice: [number, number | undefined][] };
const changes = [
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(1_000_000)), { minLength: 1, maxLength: 6 })
      .map((change) => ({ change })),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 })
      .map((withdraw) => ({ withdraw })),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }).map((tidy) => ({ tidy })) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(fc.integer({ min: 1, max: 40 }), landed), { maxLength: 5 })
      .map((reprice) => ({ reprice })),
  },
];
const step: fc.Arbitrary<Change | { query: IndexQuery }> = fc.oneof(...changes, {
  weight: 4,
  arbitrary: anyQuery.map((query) => ({ query })),
});

/** Creates an index together with its expected content. */
function anIndex(cacheFrom?: number) {
  const index = new LiveIndex(undefined, cacheFrom);
  const cards = new Map<string, IndexedCard>();
  let version = 0;
  const make = (one: Change): void => {
    if ('change' in one) {
      version += 1;
      const changed = one.change.map(
        ([n, seed]) => fc.sample(aCard(n, version), { seed, numRuns: 1 })[0] as IndexedCard,
      );
      index.change({ cards: changed, withdrawn: [] });
      for (const card of changed) cards.set(card.skuId, card);
    } else if ('withdraw' in one) {
      index.change({ cards: [], withdrawn: one.withdraw.map(idOf) });
      for (const n of one.withdraw) cards.delete(idOf(n));
    } else if ('reprice' in one) {
      index.reprice(one.reprice.map(([n, price]) => ({ skuId: idOf(n), landed: price })));
      for (const [n, price] of one.reprice) {
        const card = cards.get(idOf(n));
        if (card !== undefined) cards.set(idOf(n), { ...card, landed: price });
      }
    } else {
      if (one.tidy === 12) index.compact();
      for (let i = 0; i < one.tidy && index.tidy(); i++);
    }
    expect(index.size).toBe(cards.size);
  };
  return { index, cards, make };
}

it('lists the same as a full scan, after any changes, withdrawals and merges', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const { index, cards, make } = anIndex();
      for (const one of steps) {
        if (!('query' in one)) make(one);
        else expect(index.list(one.query)).toEqual(plainList([...cards.values()], one.query));
      }
    }),
    { numRuns: 300 },
  );
});

it('reuses the matches of a repeated query, without the cards removed since', () => {
  const [subtrees, without] = [new Map(), []];
  const facets = { choices: new Map(), subtrees, without };
  const narrowed = { choices: new Map([['supplier', ['1', '3']]] as const), subtrees, without };
  const again = fc.nat(2).map((again) => ({ again }));
  const steps = fc.array(fc.oneof(...changes, { weight: 6, arbitrary: again }), { minLength: 5, maxLength: 60 });
  fc.assert(
    fc.property(fc.tuple(anyQuery, anyQuery, anyQuery), steps, (questions, all) => {
      const { index, cards, make } = anIndex(1);
      for (const one of all) {
        if (!('again' in one)) {
          make(one);
          continue;
        }
        const question = questions[one.again] ?? questions[0];
        const rebuilt = new LiveIndex(buildSegment([...cards.values()]));
        expect(index.list({ ...question, facets })).toEqual(rebuilt.list({ ...question, facets }));
        expect(index.facets(question, narrowed)).toEqual(rebuilt.facets(question, narrowed));
        expect(index.list(question)).toEqual(plainList([...cards.values()], question));
      }
    }),
    { numRuns: 300 },
  );
});
