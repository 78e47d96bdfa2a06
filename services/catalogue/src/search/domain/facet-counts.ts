import { type Facet, facets } from '@setu/proto/words';
import { type CodedCards, columnOf, marksOf } from './facet-codes.js';
import { bandsOf, type FacetChoices, minimumValue, unitOf } from './facets.js';

/**
 * The counts of a value: the number of cards that the list would have with the value selected, and the number without
 * any selection.
 */
export interface Tally {
  cards: number;
  unfiltered: number;
}

export type FacetTallies = ReadonlyMap<Facet, ReadonlyMap<string, Tally>>;

/** The counts of a list. */
export interface CountedFacets {
  tallies: FacetTallies;
  /** The facets that are counted over the most popular cards only. */
  cut: ReadonlySet<Facet>;
}

/**
 * For each category number, the numbers of all categories in its list: itself and its descendants. A missing entry
 * means itself only.
 */
export type CategorySubtrees = ReadonlyMap<number, readonly number[]>;

/** A facet as it is shown. `more` is the number of values left out. */
export interface CountedFacet {
  facet: Facet;
  values: Array<{ value: string; cards: number }>;
  more: number;
}

/** The facets of a list. */
export interface ListFacets {
  facets: CountedFacet[];
  /** Pairs of a category number and the number of cards directly in that category. */
  categoryCards: Int32Array;
  /** The facets that are counted over the most popular cards only. */
  cut: ReadonlySet<Facet>;
}

type Test = (card: number) => boolean;

/** The only facet that a card fails, or undefined if it fails none. */
type Failed = Facet | 'several' | undefined;

/** Returns a test of whether a card has any of the values of a facet. Each distinct number is decoded once. */
function testOf(cards: CodedCards, facet: Facet, values: readonly string[]): Test {
  const at = columnOf(facet);
  const known = new Map<number, boolean>();
  return (card) => {
    const code = cards[at]?.[card] ?? 0;
    const had = known.get(code);
    if (had !== undefined) return had;
    const has = marksOf[at]?.(code).some((mark) => mark.facet === facet && values.includes(mark.value)) ?? false;
    known.set(code, has);
    return has;
  };
}

function failedBy(card: number, tests: ReadonlyArray<readonly [Facet, Test]>): Failed {
  let failed: Failed;
  for (const [facet, has] of tests) {
    if (has(card)) continue;
    if (failed !== undefined) return 'several';
    failed = facet;
  }
  return failed;
}

/** Expands selected categories with their descendants, because a card encodes only its own category. */
export const withDescendants = (
  facet: Facet,
  values: readonly string[],
  subtrees: CategorySubtrees,
): readonly string[] =>
  facet === 'sub_category'
    ? values.flatMap((value) => [value, ...(subtrees.get(Number(value)) ?? []).map(String)])
    : values;

/**
 * Counts the values of each facet within the selection of the other facets. The cards must match the list without its
 * selection.
 * A card that fails exactly one facet still counts for the values of that facet. Categories count only their own cards.
 */
export function tallyFacets(cards: CodedCards, choices: FacetChoices, subtrees: CategorySubtrees): FacetTallies {
  const tests = [...choices].map(
    ([facet, values]) => [facet, testOf(cards, facet, withDescendants(facet, values, subtrees))] as const,
  );
  const tallies = new Map<Facet, Map<string, Tally>>(facets.map((facet) => [facet, new Map()]));
  const fails = (cards[0] ?? []).map((_, card) => failedBy(card, tests));
  for (const [at, codes] of cards.entries()) {
    // Many cards share a number, so each distinct number is decoded once.
    const counted = new Map<Failed, Map<number, number>>();
    for (const [card, code] of codes.entries()) {
      const counts = counted.get(fails[card]) ?? new Map<number, number>();
      counted.set(fails[card], counts.set(code, (counts.get(code) ?? 0) + 1));
    }
    for (const [failed, counts] of counted) {
      for (const [code, number] of counts) {
        for (const { facet, value } of marksOf[at]?.(code) ?? []) {
          const values = tallies.get(facet);
          const tally = values?.get(value) ?? { cards: 0, unfiltered: 0 };
          tally.unfiltered += number;
          if (failed === undefined || failed === facet) tally.cards += number;
          values?.set(value, tally);
        }
      }
    }
  }
  return tallies;
}

/** The number of values shown per facet. Facets of names show more values, because users look for a particular name. */
const maxValues = 12;
export const maxNames = 100;
const areNames: readonly Facet[] = ['sub_category', 'supplier'];

const byCards = ([a, x]: [string, Tally], [b, y]: [string, Tally]): number =>
  y.cards - x.cards || y.unfiltered - x.unfiltered || (a < b ? -1 : 1);

/** Returns bands in their order, then all other values. */
const inOrder = (values: readonly string[], bands: readonly string[]): string[] => [
  ...bands.filter((band) => values.includes(band)),
  ...values.filter((value) => !bands.includes(value)),
];

/** Returns the bands of a facet in order: of minimum quantities those of each unit, beginning with the most common one. */
function bandsIn(facet: Facet, values: readonly string[]): readonly string[] {
  const bands = bandsOf(facet) ?? [];
  if (facet !== 'minimum_quantity') return bands;
  const units = [...new Set(values.map(unitOf))].filter((unit) => !Number.isNaN(unit));
  return units.flatMap((unit) => bands.map((band) => minimumValue(unit, band)));
}

/**
 * Returns the facets to show, except those in `without`. Bands are in their order, other values by count, and selected
 * values are always included.
 */
export function countedFacets(
  tallies: FacetTallies,
  choices: FacetChoices,
  without: readonly Facet[] = [],
): CountedFacet[] {
  return facets.flatMap((facet) => {
    const counted = tallies.get(facet) ?? new Map<string, Tally>();
    const offered = without.includes(facet) ? [] : [...counted].sort(byCards);
    const shown = offered.slice(0, areNames.includes(facet) ? maxNames : maxValues).map(([value]) => value);
    const values = [...new Set([...shown, ...(choices.get(facet) ?? [])])];
    if (values.length === 0) return [];
    return [
      {
        facet,
        values: inOrder(values, bandsIn(facet, values)).map((value) => ({
          value,
          cards: counted.get(value)?.cards ?? 0,
        })),
        more: offered.length - shown.length,
      },
    ];
  });
}
