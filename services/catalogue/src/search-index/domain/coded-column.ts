import { type FacetMark, marksOf } from '../../search/domain/facet-codes.js';
import type { Segment } from './segment.js';

/** A column of a segment in which one number encodes several values. Each distinct number is stored once. */
export interface CodedColumn {
  /** For each card, the index of its number among the distinct numbers. */
  places: Uint32Array;
  /** The number of distinct numbers. */
  size: number;
  /** All values that the numbers encode. */
  values: readonly FacetMark[];
  /** The values of number `n` are at `starts[n]` up to `starts[n + 1]` of this array. They are indexes in `values`. */
  valueIndexes: Uint32Array;
  starts: Uint32Array;
}

const coded = { terms: 0, origin: 1 } as const;

/** The columns in which one number encodes several values. */
export const codedNames = ['terms', 'origin'] as const satisfies readonly (keyof typeof coded)[];
export type CodedName = (typeof codedNames)[number];

const known = new WeakMap<Segment, Map<CodedName, CodedColumn>>();

/** Returns a decoded column. The result is cached, because the columns of a segment never change. */
export function codedColumn(segment: Segment, name: CodedName): CodedColumn {
  const columnsOfSegment = known.get(segment) ?? new Map<CodedName, CodedColumn>();
  known.set(segment, columnsOfSegment);
  const found = columnsOfSegment.get(name) ?? codedFrom(segment.columns[name], coded[name]);
  columnsOfSegment.set(name, found);
  return found;
}

function codedFrom(codes: Int32Array, at: number): CodedColumn {
  const placeOf = new Map<number, number>();
  const places = new Uint32Array(codes.length);
  for (let card = 0; card < codes.length; card++) {
    const code = codes[card] ?? 0;
    let place = placeOf.get(code);
    if (place === undefined) {
      place = placeOf.size;
      placeOf.set(code, place);
    }
    places[card] = place;
  }
  const marks = [...placeOf.keys()].map((code) => marksOf[at]?.(code) ?? []);
  return { places, size: marks.length, ...decoded(marks) };
}

function decoded(marks: readonly (readonly FacetMark[])[]): Pick<CodedColumn, 'values' | 'valueIndexes' | 'starts'> {
  const valueAt = new Map<string, Map<string, number>>();
  const values: FacetMark[] = [];
  const valueIndexes: number[] = [];
  const starts = new Uint32Array(marks.length + 1);
  for (const [at, some] of marks.entries()) {
    starts[at] = valueIndexes.length;
    for (const mark of some) {
      const ofFacet = valueAt.get(mark.facet) ?? new Map<string, number>();
      valueAt.set(mark.facet, ofFacet);
      const known = ofFacet.get(mark.value) ?? values.push(mark) - 1;
      ofFacet.set(mark.value, known);
      valueIndexes.push(known);
    }
  }
  starts[marks.length] = valueIndexes.length;
  return { values, valueIndexes: Uint32Array.from(valueIndexes), starts };
}
