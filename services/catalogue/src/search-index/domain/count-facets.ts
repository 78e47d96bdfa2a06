import type { Facet } from '@setu/proto/words';
import type { FacetsAsked } from '../../search/domain/card-list.js';
import { countedFacets, heldValues, type ListFacets, mostNames, type Tally } from '../../search/domain/facet-counts.js';
import { type CodedColumn, codedColumn, codedNames } from './coded-column.js';
import { commonest } from './commonest.js';
import type { Places } from './places.js';
import type { Segment } from './segment.js';
import type { ColumnCounts } from './segment-matches.js';

/** Cards of a segment that are counted: those that fail one chosen facet at most. */
export interface Countable {
  segment: Segment;
  places: Places;
  /** What was counted of them before. */
  counts?: ColumnCounts | undefined;
}

type Tallies = Map<Facet, Map<string, Tally>>;

/** Facets whose values are numbers, with the column each is in. */
const numbered = [
  ['sub_category', 'category'],
  ['supplier', 'company'],
] as const;

/** Stands for cards that fail more than one chosen facet. */
const several = 255;

/** Whether cards have any of the values chosen of a facet. */
function testOf(segment: Segment, facet: Facet, values: readonly string[]): (card: number) => boolean {
  const column = numbered.find(([one]) => one === facet)?.[1];
  if (column !== undefined) {
    const nums = new Set(values.map(Number));
    return (card) => nums.has(segment.columns[column][card] ?? 0);
  }
  const coded = codedColumn(segment, facet === 'country' || facet === 'certificate' ? 'origin' : 'terms');
  const isChosen = coded.values.map((mark) => mark.facet === facet && values.includes(mark.value));
  const has = Uint8Array.from({ length: coded.size }, (_, at) => {
    const said = coded.said.subarray(coded.starts[at], coded.starts[at + 1]);
    return said.some((one) => isChosen[one] === true) ? 1 : 0;
  });
  return (card) => has[coded.places[card] ?? 0] === 1;
}

/** By card what it fails: 0 nothing, else one more than the place of the one chosen facet it fails, or `several`. */
function failures({ segment, places }: Countable, { choices, held }: FacetsAsked): Uint8Array | undefined {
  if (choices.size === 0) return undefined;
  const tests = [...choices].map(([facet, values]) => testOf(segment, facet, heldValues(facet, values, held)));
  const failed = new Uint8Array(places.length);
  for (let i = 0; i < places.length; i++) {
    for (let one = 0; one < tests.length; one++) {
      if (tests[one]?.(places[i] ?? 0)) continue;
      failed[i] = failed[i] === 0 ? one + 1 : several;
    }
  }
  return failed;
}

/** How often each number stands in a column of cards: at all, and among the cards that fail nothing but one facet. */
interface Counts {
  anyhow: Uint32Array;
  /** By one more than the place of the chosen facet; first those that fail nothing. */
  failing: Uint32Array[];
}

interface Judged extends Countable {
  failed: Uint8Array | undefined;
  /** One more than there are chosen facets. */
  kinds: number;
}

type ColumnName = 'terms' | 'origin' | 'category' | 'company';

/** A column of numbers below `size`. */
interface Column {
  name: ColumnName;
  numbers: Int32Array | Uint32Array;
  size: number;
}

function tallied({ numbers, size }: Column, places: Places): Uint32Array {
  const counts = new Uint32Array(size);
  for (let i = 0; i < places.length; i++) {
    const at = numbers[places[i] ?? 0] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function counted(column: Column, { places, counts: kept, failed, kinds }: Judged): Counts {
  const anyhow = kept?.get(column.name) ?? tallied(column, places);
  kept?.set(column.name, anyhow);
  if (failed === undefined) return { anyhow, failing: [anyhow] };
  const { numbers, size } = column;
  const failing = Array.from({ length: kinds }, () => new Uint32Array(size));
  for (let i = 0; i < places.length; i++) {
    const counts = failing[failed[i] ?? 0];
    const at = numbers[places[i] ?? 0] ?? 0;
    if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return { anyhow, failing };
}

/** The cards a list would have by a value of a facet that is the `place`-th chosen one; 0: it is not chosen. */
const cardsWith = ({ failing }: Counts, at: number, place: number): number =>
  (failing[0]?.[at] ?? 0) + (place > 0 ? (failing[place]?.[at] ?? 0) : 0);

function addCoded(tallies: Tallies, column: CodedColumn, counts: Counts, placeOf: ReadonlyMap<Facet, number>): void {
  const { values, said, starts, size } = column;
  const chosenAt = Uint8Array.from(values, ({ facet }) => placeOf.get(facet) ?? 0);
  const [anyhow, cards] = [new Uint32Array(values.length), new Uint32Array(values.length)];
  for (let at = 0; at < size; at++) {
    const number = counts.anyhow[at] ?? 0;
    if (number === 0) continue;
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const value = said[i] ?? 0;
      anyhow[value] = (anyhow[value] ?? 0) + number;
      cards[value] = (cards[value] ?? 0) + cardsWith(counts, at, chosenAt[value] ?? 0);
    }
  }
  for (const [at, { facet, value }] of values.entries()) {
    if (anyhow[at] === 0) continue;
    const told = tallies.get(facet) ?? new Map<string, Tally>();
    tallies.set(facet, told);
    const tally = told.get(value) ?? { cards: 0, anyhow: 0 };
    told.set(value, { cards: tally.cards + (cards[at] ?? 0), anyhow: tally.anyhow + (anyhow[at] ?? 0) });
  }
}

const greatestOf = (parts: readonly Countable[], name: 'category' | 'company'): number => {
  let most = 0;
  for (const { segment } of parts) most = Math.max(most, greatestIn(segment, name));
  return most;
};

const greatest = new WeakMap<Int32Array, number>();

function greatestIn({ columns }: Segment, name: 'category' | 'company'): number {
  const column = columns[name];
  const kept = greatest.get(column);
  if (kept !== undefined) return kept;
  let most = 0;
  for (const num of column) if (num > most) most = num;
  greatest.set(column, most);
  return most;
}

interface NumberTallies {
  cards: Uint32Array;
  anyhow: Uint32Array;
}

/** The tallies of a column of numbers; `place` as `cardsWith` has it. */
function numberTallies(parts: readonly Judged[], name: 'category' | 'company', place: number): NumberTallies {
  const most = greatestOf(parts, name) + 1;
  const [cards, anyhow] = [new Uint32Array(most), new Uint32Array(most)];
  for (const part of parts) {
    const size = greatestIn(part.segment, name) + 1;
    const counts = counted({ name, numbers: part.segment.columns[name], size }, part);
    for (let num = 0; num < size; num++) {
      if (counts.anyhow[num] === 0) continue;
      cards[num] = (cards[num] ?? 0) + cardsWith(counts, num, place);
      anyhow[num] = (anyhow[num] ?? 0) + (counts.anyhow[num] ?? 0);
    }
  }
  return { cards, anyhow };
}

/** Of the numbers those that are told; and how many others cards have. */
function toldOf({ cards, anyhow }: NumberTallies, chosen: readonly string[]) {
  const { nums, more } = commonest(cards, anyhow, mostNames);
  const told = new Set([...nums, ...chosen.map(Number).filter((num) => (anyhow[num] ?? 0) > 0)]);
  const values = [...told].map((num): [string, Tally] => [
    String(num),
    { cards: cards[num] ?? 0, anyhow: anyhow[num] ?? 0 },
  ]);
  return { values: new Map(values), more: more - (told.size - nums.length) };
}

function pairsOf(cards: Uint32Array): Int32Array {
  const pairs: number[] = [];
  for (let num = 0; num < cards.length; num++) if (cards[num]) pairs.push(num, cards[num] ?? 0);
  return Int32Array.from(pairs);
}

/** Takes the cards that fail one chosen facet at most, gives what a list tells of its facets; exact, however many there are. */
export function countFacets(given: readonly Countable[], asked: FacetsAsked): ListFacets {
  const placeOf = new Map([...asked.choices.keys()].map((facet, i) => [facet, i + 1] as const));
  const parts = given.map((part) => ({ ...part, failed: failures(part, asked), kinds: asked.choices.size + 1 }));
  const tallies: Tallies = new Map();
  for (const part of parts) {
    for (const name of codedNames) {
      const column = codedColumn(part.segment, name);
      const { places: numbers, size } = column;
      addCoded(tallies, column, counted({ name, numbers, size }, part), placeOf);
    }
  }
  const leftOut = new Map<Facet, number>();
  let categoryCards: Int32Array = new Int32Array(0);
  for (const [facet, name] of numbered) {
    const counts = numberTallies(parts, name, placeOf.get(facet) ?? 0);
    if (facet === 'sub_category') categoryCards = pairsOf(counts.cards);
    const { values, more } = toldOf(counts, asked.choices.get(facet) ?? []);
    if (values.size > 0) tallies.set(facet, values);
    if (!asked.without.includes(facet)) leftOut.set(facet, more);
  }
  const facets = countedFacets(tallies, asked.choices, asked.without);
  return {
    facets: facets.map((one) => ({ ...one, more: one.more + (leftOut.get(one.facet) ?? 0) })),
    categoryCards,
    cut: new Set(),
  };
}
