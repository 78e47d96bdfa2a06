import { type Facet, facets } from '@setu/proto/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodedCards, marksOf } from './facet-codes.js';
import { countedFacets, tallyFacets } from './facet-counts.js';

/** Generates numbers as cards can really have them: an Incoterm from 0 to 11, and letters from A to Z. */
const terms = fc.tuple(fc.nat((1 << 26) - 1), fc.nat(11)).map(([bits, term]) => bits + term * 2 ** 26);
const letter = fc.integer({ min: 1, max: 26 });
const origin = fc
  .tuple(fc.nat(0xffff), fc.option(fc.tuple(letter, letter, letter), { nil: undefined }))
  .map(([bits, country]) => bits + (country ? ((country[0] << 10) + (country[1] << 5) + country[2]) * 2 ** 16 : 0));
const card = fc.tuple(terms, origin, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }));
const cards = fc.array(card, { maxLength: 40 });

const columns = (rows: readonly (readonly number[])[]): CodedCards =>
  marksOf.map((_, at) => rows.map((row) => row[at] ?? 0));
const marksOfCard = (row: readonly number[]) => row.flatMap((code, at) => marksOf[at]?.(code) ?? []);
const has = (row: readonly number[], facet: Facet, values: readonly string[]): boolean =>
  marksOfCard(row).some((mark) => mark.facet === facet && values.includes(mark.value));

describe('Facet counts', () => {
  it('equal the number of cards that a list would have with each value', () => {
    const chosen = fc.dictionary(
      fc.constantFrom<Facet>(
        'sub_category',
        'supplier',
        'inco_terms',
        'lead_days',
        'certificate',
        'price_band',
        'minimum_quantity',
      ),
      fc.subarray(['1', '2', 'FOB', 'CIF', '0~30', '90~', 'eac', 'other', '0~100', '100~500', '1:0~10', '2:1000~'], {
        minLength: 1,
      }),
    );
    fc.assert(
      fc.property(cards, chosen, (rows, selection) => {
        const choices = new Map(Object.entries(selection) as [Facet, string[]][]);
        const tallies = tallyFacets(columns(rows), choices, new Map());
        for (const facet of facets) {
          const others = [...choices].filter(([one]) => one !== facet);
          const matching = rows.filter((row) => others.every(([one, values]) => has(row, one, values)));
          for (const [value, { cards: counted, unfiltered }] of tallies.get(facet) ?? []) {
            expect(counted, `${facet} ${value}`).toBe(matching.filter((row) => has(row, facet, [value])).length);
            expect(unfiltered, `${facet} ${value}`).toBe(rows.filter((row) => has(row, facet, [value])).length);
          }
        }
      }),
    );
  });

  it('list ranges in their order and other values by their count, and always list selected values', () => {
    const [fob, cif] = [4 * 2 ** 26, 6 * 2 ** 26];
    const [soon, later] = [3 << 13, 5 << 13];
    const rows = [
      [fob + soon, 0, 1, 1],
      [cif + later, 0, 1, 2],
      [cif + soon, 0, 1, 2],
    ];
    const choices = new Map<Facet, string[]>([['country', ['IND']]]);
    const shown = countedFacets(tallyFacets(columns(rows), choices, new Map()), choices);
    const of = (key: Facet) =>
      shown.find(({ facet }) => facet === key)?.values.map(({ value, cards: n }) => [value, n]);
    expect(of('lead_days')).toEqual([
      ['0~30', 0],
      ['0~45', 0],
      ['0~60', 0],
      ['0~90', 0],
    ]);
    expect(of('inco_terms')).toEqual([
      ['CIF', 0],
      ['FOB', 0],
    ]);
    expect(of('country')).toEqual([['IND', 0]]);
    expect(shown.map(({ facet }) => facet)).not.toContain('sample');
  });

  it('list at most twelve values, or a hundred names, and say how many are left out', () => {
    const rows = Array.from({ length: 130 }, (_, i) => [0, (1 + (i % 20)) * 2 ** 26 + 2 ** 21 + 2 ** 16, 1, i + 1]);
    const shown = countedFacets(tallyFacets(columns(rows), new Map(), new Map()), new Map(), ['sub_category']);
    expect(shown.map(({ facet, values, more }) => [facet, values.length, more])).toEqual([
      ['supplier', 100, 30],
      ['country', 12, 8],
    ]);
  });
});

it('offers minimum quantities by unit, the most common unit first, and each unit in the order of its bands', () => {
  const minimum = (unit: number, step: number) => [unit * 2 ** 20 + step * 2 ** 10, 0, 1, 1];
  const tallies = tallyFacets(
    columns([minimum(1, 3), minimum(2, 2), minimum(2, 4), minimum(0, 2)]),
    new Map(),
    new Map(),
  );
  const [quantity] = countedFacets(tallies, new Map()).filter(({ facet }) => facet === 'minimum_quantity');
  expect(quantity?.values).toEqual([
    ...[
      { value: '2:0~10', cards: 1 },
      { value: '2:0~100', cards: 1 },
      { value: '2:0~1000', cards: 2 },
    ],
    ...[
      { value: '1:0~100', cards: 1 },
      { value: '1:0~1000', cards: 1 },
    ],
  ]);
});
