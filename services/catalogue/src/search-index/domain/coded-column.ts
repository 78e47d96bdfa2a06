import { type FacetMark, marksOf } from '../../search/domain/facet-codes.js';
import type { Segment } from './segment.js';

/** A column of a segment whose numbers stand for several values at once, each number by its place among the distinct ones. */
export interface CodedColumn {
  /** By card the place of its number. */
  places: Uint32Array;
  /** How many numbers there are. */
  size: number;
  /** What numbers may say of a card. */
  values: readonly FacetMark[];
  /** What each number says, by its place from `starts` on, up to the next one's: places in `values`. */
  said: Uint32Array;
  starts: Uint32Array;
}

const coded = { terms: 0, origin: 1 } as const;

/** Columns of several values at once. */
export const codedNames = ['terms', 'origin'] as const satisfies readonly (keyof typeof coded)[];
export type CodedName = (typeof codedNames)[number];

const known = new WeakMap<Segment, Map<CodedName, CodedColumn>>();

/** A column so: kept, since a segment's columns never change. */
export function codedColumn(segment: Segment, name: CodedName): CodedColumn {
  const kept = known.get(segment) ?? new Map<CodedName, CodedColumn>();
  known.set(segment, kept);
  const found = kept.get(name) ?? codedFrom(segment.columns[name], coded[name]);
  kept.set(name, found);
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
  return { places, size: marks.length, ...saidBy(marks) };
}

function saidBy(marks: readonly (readonly FacetMark[])[]): Pick<CodedColumn, 'values' | 'said' | 'starts'> {
  const valueAt = new Map<string, number>();
  const values: FacetMark[] = [];
  const said: number[] = [];
  const starts = new Uint32Array(marks.length + 1);
  for (const [at, some] of marks.entries()) {
    starts[at] = said.length;
    for (const mark of some) {
      const key = `${mark.facet} ${mark.value}`;
      const known = valueAt.get(key) ?? values.push(mark) - 1;
      valueAt.set(key, known);
      said.push(known);
    }
  }
  starts[marks.length] = said.length;
  return { values, said: Uint32Array.from(said), starts };
}
