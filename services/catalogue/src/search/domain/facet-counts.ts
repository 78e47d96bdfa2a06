import { type Facet, facets } from '@setu/proto/words';
import { type CodedCards, columnOf, marksOf } from './facet-codes.js';
import { bandsOf, type FacetChoices } from './facets.js';

/** Of a value: the cards a list would have by it, and those it would have if nothing were chosen. */
export interface Tally {
  cards: number;
  anyhow: number;
}

export type FacetTallies = ReadonlyMap<Facet, ReadonlyMap<string, Tally>>;

/** What is counted of a list. */
export interface CountedFacets {
  tallies: FacetTallies;
  /** Facets whose counts look at the most popular cards only. */
  cut: ReadonlySet<Facet>;
}

/** The categories whose cards a category's list holds, by its number: itself and those below it; absent: itself alone. */
export type HeldCategories = ReadonlyMap<number, readonly number[]>;

/** What is told of a facet; `more`: how many values are left out. */
export interface CountedFacet {
  facet: Facet;
  values: Array<{ value: string; cards: number }>;
  more: number;
}

/** The facets of a list. */
export interface ListFacets {
  facets: CountedFacet[];
  /** Numbers of categories, each followed by how many of the cards are its own. */
  categoryCards: Int32Array;
  /** Facets whose counts look at the most popular cards only. */
  cut: ReadonlySet<Facet>;
}

type Test = (card: number) => boolean;

/** The facet a card fails alone; undefined: none. */
type Failed = Facet | 'several' | undefined;

/** Whether a card has any of the values of a facet, each number of its column looked at once. */
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

/** Chosen categories with all they hold: a card tells its own category alone. */
export const heldValues = (facet: Facet, values: readonly string[], held: HeldCategories): readonly string[] =>
  facet === 'sub_category'
    ? values.flatMap((value) => [value, ...(held.get(Number(value)) ?? []).map(String)])
    : values;

/**
 * Counts cards that match a list but for what is chosen: each value by what is chosen of the other facets. A card that
 * fails one facet alone still counts for that facet's own values. Categories are counted by their own cards.
 */
export function tallyFacets(cards: CodedCards, choices: FacetChoices, held: HeldCategories): FacetTallies {
  const tests = [...choices].map(
    ([facet, values]) => [facet, testOf(cards, facet, heldValues(facet, values, held))] as const,
  );
  const tallies = new Map<Facet, Map<string, Tally>>(facets.map((facet) => [facet, new Map()]));
  const fails = (cards[0] ?? []).map((_, card) => failedBy(card, tests));
  for (const [at, codes] of cards.entries()) {
    // Most cards share their numbers with others: what a number says is worked out once.
    const counted = new Map<Failed, Map<number, number>>();
    for (const [card, code] of codes.entries()) {
      const counts = counted.get(fails[card]) ?? new Map<number, number>();
      counted.set(fails[card], counts.set(code, (counts.get(code) ?? 0) + 1));
    }
    for (const [failed, counts] of counted) {
      for (const [code, number] of counts) {
        for (const { facet, value } of marksOf[at]?.(code) ?? []) {
          const values = tallies.get(facet);
          const tally = values?.get(value) ?? { cards: 0, anyhow: 0 };
          tally.anyhow += number;
          if (failed === undefined || failed === facet) tally.cards += number;
          values?.set(value, tally);
        }
      }
    }
  }
  return tallies;
}

/** So many values of a facet are told; of those that are names more, for whoever looks for one. */
const mostValues = 12;
export const mostNames = 100;
const areNames: readonly Facet[] = ['sub_category', 'supplier'];

const byCards = ([a, x]: [string, Tally], [b, y]: [string, Tally]): number =>
  y.cards - x.cards || y.anyhow - x.anyhow || (a < b ? -1 : 1);

/** Bands in their order, what is none of them after them. */
const inOrder = (values: readonly string[], bands: readonly string[]): string[] => [
  ...bands.filter((band) => values.includes(band)),
  ...values.filter((value) => !bands.includes(value)),
];

/**
 * Takes what was counted and what is chosen, gives the facets that have values but for those in `without`: bands in their
 * order, others by their cards; what is chosen is always among them.
 */
export function countedFacets(
  tallies: FacetTallies,
  choices: FacetChoices,
  without: readonly Facet[] = [],
): CountedFacet[] {
  return facets.flatMap((facet) => {
    const counted = tallies.get(facet) ?? new Map<string, Tally>();
    const offered = without.includes(facet) ? [] : [...counted].sort(byCards);
    const shown = offered.slice(0, areNames.includes(facet) ? mostNames : mostValues).map(([value]) => value);
    const values = [...new Set([...shown, ...(choices.get(facet) ?? [])])];
    if (values.length === 0) return [];
    return [
      {
        facet,
        values: inOrder(values, bandsOf(facet) ?? []).map((value) => ({
          value,
          cards: counted.get(value)?.cards ?? 0,
        })),
        more: offered.length - shown.length,
      },
    ];
  });
}
