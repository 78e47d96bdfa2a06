import type { Facet } from '@setu/proto/words';
import type { FacetsQuery } from '../../search/domain/card-list.js';
import { countedFacets, type ListFacets, maxNames, type Tally } from '../../search/domain/facet-counts.js';
import { type CodedColumn, type CodedName, codedColumn, codedNames } from './coded-column.js';
import { type Countable, type Counting, type Counts, chosenOf, columnOf, counting, numbered } from './column-counts.js';
import { commonest } from './commonest.js';

type Tallies = Map<Facet, Map<string, Tally>>;

/**
 * Returns how many cards the list would have with one facet value. `place` is the facet's number among the selected
 * ones, or 0 if it is not selected.
 */
const cardsWith = ({ failing }: Counts, at: number, place: number): number =>
  (failing[0]?.[at] ?? 0) + (place > 0 ? (failing[place]?.[at] ?? 0) : 0);

/** For each value of a coded column, how many cards the list would have with it, and how many have it without filters. */
type ValueCounts = NumberTallies;

/** Adds up the counts of numbers, which suits many cards. `chosenAt` has the facet's place for each value. */
function byNumbers(column: CodedColumn, counts: Counts, chosenAt: Uint8Array): ValueCounts {
  const { values, valueIndexes, starts, size } = column;
  const [unfiltered, cards] = [new Uint32Array(values.length), new Uint32Array(values.length)];
  for (let at = 0; at < size; at++) {
    const number = counts.unfiltered[at] ?? 0;
    if (number === 0) continue;
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const value = valueIndexes[i] ?? 0;
      unfiltered[value] = (unfiltered[value] ?? 0) + number;
      cards[value] = (cards[value] ?? 0) + cardsWith(counts, at, chosenAt[value] ?? 0);
    }
  }
  return { unfiltered, cards };
}

/** Counts the values of one card after another, which suits fewer cards than the column has numbers. */
function byCards(column: CodedColumn, { part, failed }: Counted, chosenAt: Uint8Array): ValueCounts {
  const { places: numbers, values, valueIndexes, starts } = column;
  const [unfiltered, cards] = [new Uint32Array(values.length), new Uint32Array(values.length)];
  const failures = failed();
  for (let i = 0; i < part.places.length; i++) {
    const at = numbers[part.places[i] ?? 0] ?? 0;
    const failure = failures?.[i] ?? 0;
    for (let one = starts[at] ?? 0; one < (starts[at + 1] ?? 0); one++) {
      const value = valueIndexes[one] ?? 0;
      unfiltered[value] = (unfiltered[value] ?? 0) + 1;
      if (failure === 0 || failure === chosenAt[value]) cards[value] = (cards[value] ?? 0) + 1;
    }
  }
  return { unfiltered, cards };
}

function addCoded(tallies: Tallies, name: CodedName, counted: Counted, placeOf: ReadonlyMap<Facet, number>): void {
  const { segment, places, counts } = counted.part;
  const column = codedColumn(segment, name);
  const { values } = column;
  const chosenAt = Uint8Array.from(values, ({ facet }) => placeOf.get(facet) ?? 0);
  const isFew = counts === undefined && places.length < column.size;
  const { unfiltered, cards } = isFew
    ? byCards(column, counted, chosenAt)
    : byNumbers(column, counted.countsOf(name), chosenAt);
  for (const [at, { facet, value }] of values.entries()) {
    if (unfiltered[at] === 0) continue;
    const ofFacet = tallies.get(facet) ?? new Map<string, Tally>();
    tallies.set(facet, ofFacet);
    const tally = ofFacet.get(value) ?? { cards: 0, unfiltered: 0 };
    ofFacet.set(value, { cards: tally.cards + (cards[at] ?? 0), unfiltered: tally.unfiltered + (unfiltered[at] ?? 0) });
  }
}

/** Some cards of a part of the index, and their counts. */
interface Counted extends Counting {
  part: Countable;
}

interface NumberTallies {
  cards: Uint32Array;
  unfiltered: Uint32Array;
}

/** Returns the tallies of a numeric column. `place` has the same meaning as in `cardsWith`. */
function numberTallies(parts: readonly Counted[], name: 'category' | 'company', place: number): NumberTallies {
  const columnSize = parts.reduce((size, { part }) => Math.max(size, columnOf(part.segment, name).size), 1);
  const [cards, unfiltered] = [new Uint32Array(columnSize), new Uint32Array(columnSize)];
  for (const { countsOf } of parts) {
    const counts = countsOf(name);
    for (let num = 0; num < counts.unfiltered.length; num++) {
      if (counts.unfiltered[num] === 0) continue;
      cards[num] = (cards[num] ?? 0) + cardsWith(counts, num, place);
      unfiltered[num] = (unfiltered[num] ?? 0) + (counts.unfiltered[num] ?? 0);
    }
  }
  return { cards, unfiltered };
}

/** Returns the numbers to show (the most common and the selected ones), and how many other numbers the cards have. */
function shownValues({ cards, unfiltered }: NumberTallies, chosen: readonly string[]) {
  const { nums, more } = commonest(cards, unfiltered, maxNames);
  const shown = new Set([...nums, ...chosen.map(Number).filter((num) => (unfiltered[num] ?? 0) > 0)]);
  const values = [...shown].map((num): [string, Tally] => [
    String(num),
    { cards: cards[num] ?? 0, unfiltered: unfiltered[num] ?? 0 },
  ]);
  return { values: new Map(values), more: more - (shown.size - nums.length) };
}

function pairsOf(cards: Uint32Array): Int32Array {
  const pairs: number[] = [];
  for (let num = 0; num < cards.length; num++) if (cards[num]) pairs.push(num, cards[num] ?? 0);
  return Int32Array.from(pairs);
}

/**
 * Counts the facets of a list from the cards that fail at most one selected facet. The counts are exact, however many
 * cards there are.
 */
export function countFacets(countables: readonly Countable[], query: FacetsQuery): ListFacets {
  const placeOf = new Map([...query.choices.keys()].map((facet, i) => [facet, i + 1] as const));
  const chosen = chosenOf(query);
  const parts = countables.map((part) => ({ part, ...counting(part, chosen) }));
  const tallies: Tallies = new Map();
  for (const part of parts) for (const name of codedNames) addCoded(tallies, name, part, placeOf);
  const leftOut = new Map<Facet, number>();
  let categoryCards: Int32Array = new Int32Array(0);
  for (const [facet, name] of numbered) {
    const counts = numberTallies(parts, name, placeOf.get(facet) ?? 0);
    if (facet === 'sub_category') categoryCards = pairsOf(counts.cards);
    const { values, more } = shownValues(counts, query.choices.get(facet) ?? []);
    if (values.size > 0) tallies.set(facet, values);
    if (!query.without.includes(facet)) leftOut.set(facet, more);
  }
  const facets = countedFacets(tallies, query.choices, query.without);
  return {
    facets: facets.map((one) => ({ ...one, more: one.more + (leftOut.get(one.facet) ?? 0) })),
    categoryCards,
    cut: new Set(),
  };
}
