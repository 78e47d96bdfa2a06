import type { Facet } from '@setu/proto/words';
import type { FacetsQuery } from '../../search/domain/card-list.js';
import { withDescendants } from '../../search/domain/facet-counts.js';
import { codedColumn } from './coded-column.js';
import type { Places } from './places.js';
import type { Segment } from './segment.js';

/** The columns that cards are counted by. */
export const columnNames = ['terms', 'origin', 'category', 'company'] as const;
export type ColumnName = (typeof columnNames)[number];

/** The facets with numeric values, and the column of each. */
export const numbered = [
  ['sub_category', 'category'],
  ['supplier', 'company'],
] as const satisfies readonly (readonly [Facet, ColumnName])[];

/** A column of numbers below `size`. */
interface Column {
  numbers: Int32Array | Uint32Array;
  size: number;
}

const cachedMaximums = new WeakMap<Int32Array, number>();

function maximumOf(column: Int32Array): number {
  const cached = cachedMaximums.get(column);
  if (cached !== undefined) return cached;
  let highest = 0;
  for (const num of column) if (num > highest) highest = num;
  cachedMaximums.set(column, highest);
  return highest;
}

/** Returns a column of a segment as numbers to count by. */
export function columnOf(segment: Segment, name: ColumnName): Column {
  if (name === 'category' || name === 'company') {
    const numbers = segment.columns[name];
    return { numbers, size: maximumOf(numbers) + 1 };
  }
  const { places: numbers, size } = codedColumn(segment, name);
  return { numbers, size };
}

/**
 * The selected values of facets, with the descendants of selected categories. `key` is the same for the same selection.
 */
export interface Chosen {
  key: string;
  values: readonly (readonly [Facet, readonly string[]])[];
}

export function chosenOf({ choices, subtrees }: Pick<FacetsQuery, 'choices' | 'subtrees'>): Chosen {
  const values = [...choices].map(([facet, some]) => [facet, withDescendants(facet, some, subtrees)] as const);
  return { key: values.length === 0 ? '' : JSON.stringify(values), values };
}

/** The cached counts of some cards, filled on demand. */
export interface ColumnCounts {
  /** For each column, how many cards have each number. */
  unfiltered: Map<ColumnName, Uint32Array>;
  /** For each column and selection, the counts of cards that match all facets, or all but one. */
  failing: { get(key: string): Uint32Array[] | undefined; set(key: string, counts: Uint32Array[]): unknown };
}

/** The cards of a segment to count. Each card fails at most one selected facet. */
export interface Countable {
  segment: Segment;
  places: Places;
  /** The cached counts of these cards. */
  counts?: ColumnCounts | undefined;
}

/** How often each number occurs in a column: in total, and among the cards that fail only one given facet. */
export interface Counts {
  unfiltered: Uint32Array;
  /** The first entry is for cards that match everything. Entry `n + 1` is for cards that fail only facet `n`. */
  failing: Uint32Array[];
}

/** Subtracts cards from the cached totals of all columns. */
export function uncount({ unfiltered }: ColumnCounts, segment: Segment, places: readonly number[]): void {
  for (const [name, counts] of unfiltered) {
    const { numbers } = columnOf(segment, name);
    for (const place of places) {
      const at = numbers[place] ?? 0;
      counts[at] = (counts[at] ?? 0) - 1;
    }
  }
}

/** Marks cards that fail more than one selected facet. */
const several = 255;

/** Returns, for each number of a column, whether it matches any selected value of a facet. */
function testOf(segment: Segment, facet: Facet, values: readonly string[]): { column: Column; has: Uint8Array } {
  const name = numbered.find(([one]) => one === facet)?.[1];
  if (name !== undefined) {
    const column = columnOf(segment, name);
    const has = new Uint8Array(column.size);
    for (const value of values) if (Number(value) < column.size) has[Number(value)] = 1;
    return { column, has };
  }
  const coded = codedColumn(segment, facet === 'country' || facet === 'certificate' ? 'origin' : 'terms');
  const isChosen = coded.values.map((mark) => mark.facet === facet && values.includes(mark.value));
  const has = Uint8Array.from({ length: coded.size }, (_, at) => {
    const encoded = coded.valueIndexes.subarray(coded.starts[at], coded.starts[at + 1]);
    return encoded.some((one) => isChosen[one] === true) ? 1 : 0;
  });
  return { column: { numbers: coded.places, size: coded.size }, has };
}

/** Returns for each card 0 if it matches everything, `n + 1` if it fails only facet `n`, or `several`. */
function failures({ segment, places }: Countable, { values }: Chosen): Uint8Array {
  const failed = new Uint8Array(places.length);
  for (const [one, [facet, some]] of values.entries()) {
    const {
      column: { numbers },
      has,
    } = testOf(segment, facet, some);
    for (let i = 0; i < places.length; i++) {
      if (has[numbers[places[i] ?? 0] ?? 0] === 1) continue;
      failed[i] = failed[i] === 0 ? one + 1 : several;
    }
  }
  return failed;
}

function tallied({ numbers, size }: Column, places: Places): Uint32Array {
  const counts = new Uint32Array(size);
  for (let i = 0; i < places.length; i++) {
    const at = numbers[places[i] ?? 0] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function talliedBy({ numbers, size }: Column, places: Places, failed: Uint8Array, kinds: number): Uint32Array[] {
  const failing = Array.from({ length: kinds }, () => new Uint32Array(size));
  for (let i = 0; i < places.length; i++) {
    const counts = failing[failed[i] ?? 0];
    const at = numbers[places[i] ?? 0] ?? 0;
    if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return failing;
}

/** The counts of some cards for a selection. */
export interface Counting {
  /** Counts a column, using the cached counts. */
  countsOf(name: ColumnName): Counts;
  /**
   * Returns for each card 0 if it matches everything, `n + 1` if it fails only facet `n`, or a higher number. Undefined
   * without a selection.
   */
  failed(): Uint8Array | undefined;
}

/** Prepares to count some cards for a selection. Nothing is counted before it is asked for. */
export function counting(part: Countable, chosen: Chosen): Counting {
  const { segment, places, counts } = part;
  let known: Uint8Array | undefined;
  const failed = (): Uint8Array => {
    known ??= failures(part, chosen);
    return known;
  };
  const countsOf = (name: ColumnName): Counts => {
    const column = columnOf(segment, name);
    const unfiltered = counts?.unfiltered.get(name) ?? tallied(column, places);
    counts?.unfiltered.set(name, unfiltered);
    if (chosen.key === '') return { unfiltered, failing: [unfiltered] };
    const key = `${name} ${chosen.key}`;
    const cached = counts?.failing.get(key);
    if (cached !== undefined) return { unfiltered, failing: cached };
    const failing = talliedBy(column, places, failed(), chosen.values.length + 1);
    counts?.failing.set(key, failing);
    return { unfiltered, failing };
  };
  return { countsOf, failed: () => (chosen.key === '' ? undefined : failed()) };
}
