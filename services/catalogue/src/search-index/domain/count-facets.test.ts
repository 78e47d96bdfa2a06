import type { Facet } from '@setu/proto/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedFacets, tallyFacets } from '../../search/domain/facet-counts.js';
import { buildSegment } from './build-segment.js';
import { countFacets } from './count-facets.js';
import type { IndexedCard } from './segment.js';

const numbers = fc.record({
  terms: fc.constantFrom(0, 1, 3, (1 << 20) + (2 << 10), (1 << 16) + 6, (1 << 17) + (1 << 26), (2 << 26) + 1),
  origin: fc.constantFrom(0, 1, 5, (9 << 26) + (14 << 21) + (4 << 16)),
  category: fc.integer({ min: 1, max: 130 }),
  company: fc.integer({ min: 1, max: 130 }),
});
const facets = fc.uniqueArray(
  fc.constantFrom<[Facet, string[]]>(
    ['sub_category', ['7', '11']],
    ['supplier', ['3', '?none']],
    ['price_band', ['0~100', '1000000~']],
    ['sample', ['yes']],
    ['minimum_quantity', ['1:0~10']],
    ['country', ['IND']],
    ['certificate', ['eac']],
  ),
  { selector: ([facet]) => facet, maxLength: 4 },
);
const subtrees = new Map([[7, [7, 8, 9]]]);

const cardOf = (card: Pick<IndexedCard, 'terms' | 'origin' | 'category' | 'company'>, n: number): IndexedCard => ({
  ...{ ...card, skuId: `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`, rank: n },
  ...{ price: 1, priceTo: 1, landed: undefined, nameEn: 1, nameRu: 1, brand: 1, code: '', lexemes: [] },
});

it('counts facets exactly like a card-by-card count, for any split into parts and any selection', () => {
  fc.assert(
    fc.property(
      ...[fc.array(numbers, { maxLength: 400 }), fc.nat(400), facets],
      fc.subarray<Facet>(['supplier']),
      (all, cut, chosen, without) => {
        const cards = all.map(cardOf);
        const choices = new Map(chosen);
        const parts = [cards.slice(0, cut), cards.slice(cut)].map((some) => {
          const segment = buildSegment(some);
          return { segment, places: Uint32Array.from(some.keys()) };
        });
        const coded = [
          ...[cards.map(({ terms }) => terms), cards.map(({ origin }) => origin)],
          ...[cards.map(({ category }) => category), cards.map(({ company }) => company)],
        ];
        const tallies = tallyFacets(coded, choices, subtrees);
        const counted = countFacets(parts, { choices, subtrees, without });
        expect(counted.facets).toEqual(countedFacets(tallies, choices, without));
        const own = [...(tallies.get('sub_category') ?? [])].filter(([, tally]) => tally.cards > 0);
        const pairs = own
          .map(([num, tally]) => [Number(num), tally.cards])
          .sort(([one = 0], [other = 0]) => one - other);
        expect([...counted.categoryCards]).toEqual(pairs.flat());
      },
    ),
    { numRuns: 300 },
  );
});
