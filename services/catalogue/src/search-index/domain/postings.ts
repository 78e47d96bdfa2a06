import { type Bits, noBits, setBit } from './bits.js';
import { leapTo, marked, type Places } from './places.js';
import { placesAt, type Segment } from './segment.js';

/** The positions of a lexeme's cards. */
export interface Posting {
  lexeme: number;
  places: Places;
}

/** What is known about the postings of a segment, which never change. */
interface Facts {
  bits: Map<number, Bits>;
  contained: Map<number, boolean>;
}

const factsOf = new WeakMap<Segment, Facts>();
/** A posting of at least this share of all cards (one in 32) is also held as bits, which take no more memory. */
const denseShare = 32;
/** The pairs of lexemes of which it is held whether one contains the other. */
const maxPairs = 50_000;

function knownOf(segment: Segment): Facts {
  const known = factsOf.get(segment) ?? { bits: new Map(), contained: new Map() };
  factsOf.set(segment, known);
  return known;
}

/** Returns the posting of a lexeme by its number. */
export const postingOf = (segment: Segment, lexeme: number): Posting => ({ lexeme, places: placesAt(segment, lexeme) });

/** Returns the bits of a posting if many cards have its lexeme. They must not be changed. */
export function denseBits(segment: Segment, { lexeme, places }: Posting): Bits | undefined {
  if (places.length * denseShare < segment.size) return undefined;
  const { bits } = knownOf(segment);
  const known = bits.get(lexeme) ?? marked([places], segment.size);
  bits.set(lexeme, known);
  return known;
}

/**
 * Returns the postings without those that another one contains. Every card with a word also has its stem, so most
 * unions of a word's forms are the posting of its stem.
 */
export function withoutContained(segment: Segment, postings: readonly Posting[]): Posting[] {
  const kept: Posting[] = [];
  for (const one of [...postings].sort((a, b) => b.places.length - a.places.length)) {
    if (!kept.some((other) => isContained(segment, one, other))) kept.push(one);
  }
  return kept;
}

function isContained(segment: Segment, inner: Posting, outer: Posting): boolean {
  const { contained } = knownOf(segment);
  const key = inner.lexeme * (segment.placeStarts.length + 1) + outer.lexeme;
  const known = contained.get(key);
  if (known !== undefined) return known;
  const found = inner.lexeme === outer.lexeme || hasAll(outer.places, inner.places);
  if (contained.size >= maxPairs) contained.clear();
  contained.set(key, found);
  return found;
}

function hasAll(outer: Places, inner: Places): boolean {
  let at = 0;
  for (let i = 0; i < inner.length; i++) {
    const place = inner[i] ?? 0;
    at = leapTo(outer, at, place);
    if (outer[at] !== place) return false;
  }
  return true;
}

/** Returns the union of postings and lists as bits. The bits of a dense posting are copied, not set one by one. */
export function markedTogether(segment: Segment, postings: readonly Posting[], lists: readonly Places[]): Bits {
  const [largest] = postings;
  const dense = largest && denseBits(segment, largest);
  const bits = dense?.slice() ?? noBits(segment.size);
  const rest = [...postings.slice(dense === undefined ? 0 : 1).map(({ places }) => places), ...lists];
  for (const places of rest) for (let i = 0; i < places.length; i++) setBit(bits, places[i] ?? 0);
  return bits;
}
