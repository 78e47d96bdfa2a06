import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type Bits, hasBit, placesOf } from './bits.js';
import { codesWith } from './code-blocks.js';
import { findPrefix, findText } from './lexicon.js';
import { inBits, inBoth, isSparse, noPlaces, type Places, sortedTogether, without } from './places.js';
import { denseBits, markedTogether, type Posting, postingOf, withoutContained } from './postings.js';
import { placesAt, type Segment } from './segment.js';

/**
 * A set of positions: a list if there are few, bits if there are many. Which form is cheaper depends on the next
 * operation. The posting of a single lexeme has its number.
 */
type Found = { places: Places; lexeme?: number } | { bits: Bits };

const none: Found = { places: noPlaces };

/** Returns the positions of matching cards in a segment, ascending, without removed cards. */
export function matchPlaces(segment: Segment, query: LexemeQuery): Places {
  const found = matched(segment, query);
  const places = 'places' in found ? found.places : placesOf(found.bits);
  return segment.removedCount === 0 ? places : without(places, segment.removed);
}

/**
 * Returns a test of whether the card at a position matches. Positions must be tested in ascending order, and removed
 * cards may match.
 */
export function matchTest(segment: Segment, query: LexemeQuery): (place: number) => boolean {
  const found = matched(segment, query);
  if ('bits' in found) return (place) => hasBit(found.bits, place);
  return inOrder(found.places);
}

/** Returns a test of whether a position is in a list. Positions must be tested in ascending order. */
export function inOrder(places: Places): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while (at < places.length && (places[at] ?? 0) < place) at++;
    return at < places.length && places[at] === place;
  };
}

function matched(segment: Segment, query: LexemeQuery): Found {
  if ('lexeme' in query) {
    return query.isBeginning
      ? anyOf(segment, [], setsFrom(segment, query.lexeme))
      : exactMatches(segment, query.lexeme);
  }
  if ('any' in query) return anyFound(segment, query.any);
  if (query.all.length === 0) return { places: everyPlace(segment) };
  const sets: Found[] = [];
  for (const one of query.all) {
    const found = matched(segment, one);
    if ('places' in found && found.places.length === 0) return none;
    sets.push(found);
  }
  return allFound(segment, sets);
}

/** Intersects sets. The shortest list is filtered by the others, and bit sets are combined word by word. */
function allFound(segment: Segment, sets: readonly Found[]): Found {
  const lists = sets
    .flatMap((one) => ('places' in one ? [one] : []))
    .sort((one, other) => one.places.length - other.places.length);
  const bitSets = sets.flatMap((one) => ('bits' in one ? [one.bits] : []));
  const [shortest, ...others] = lists;
  if (shortest === undefined) {
    const [first, ...more] = bitSets;
    if (first === undefined || more.length === 0) return first === undefined ? none : { bits: first };
    const bits = first.slice();
    for (const other of more) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
    return { bits };
  }
  let { places } = shortest;
  for (const { places: other, lexeme } of others) {
    if (places.length === 0) return none;
    const bits = lexeme === undefined ? undefined : denseBits(segment, { lexeme, places: other });
    places = bits === undefined ? inBoth(places, other) : inBits(places, bits);
  }
  for (const bits of bitSets) places = inBits(places, bits);
  return { places };
}

function anyFound(segment: Segment, queries: readonly LexemeQuery[]): Found {
  const postings: Posting[] = [];
  const lists: Places[] = [];
  const bitSets: Bits[] = [];
  for (const one of queries) {
    // Adds the lists directly instead of merging them first.
    if ('lexeme' in one && one.isBeginning) for (const places of setsFrom(segment, one.lexeme)) lists.push(places);
    else {
      const found = matched(segment, one);
      if ('bits' in found) bitSets.push(found.bits);
      else if (found.lexeme !== undefined) postings.push({ lexeme: found.lexeme, places: found.places });
      else if (found.places.length > 0) lists.push(found.places);
    }
  }
  const kept = withoutContained(segment, postings);
  if (bitSets.length === 0) return anyOf(segment, kept, lists);
  const bits = markedTogether(segment, kept, lists);
  for (const other of bitSets) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
  return { bits };
}

/** Returns the union of postings, none of which contains another, and of lists. */
function anyOf(segment: Segment, postings: readonly Posting[], lists: readonly Places[]): Found {
  const { size } = segment;
  const [posting, ...morePostings] = postings;
  const [list, ...moreLists] = lists;
  if (posting === undefined && moreLists.length === 0) return list === undefined ? none : { places: list };
  if (posting !== undefined && morePostings.length === 0 && list === undefined) return posting;
  const all = [...postings.map(({ places }) => places), ...lists];
  const total = all.reduce((sum, places) => sum + places.length, 0);
  return isSparse(total, size)
    ? { places: sortedTogether(all, total) }
    : { bits: markedTogether(segment, postings, lists) };
}

const everyPlaces = new WeakMap<Segment, Places>();

/** Returns the positions of all cards. The list is cached, because a segment does not grow. */
function everyPlace(segment: Segment): Places {
  const cached = everyPlaces.get(segment);
  if (cached !== undefined) return cached;
  const places = Uint32Array.from({ length: segment.size }, (_, place) => place);
  everyPlaces.set(segment, places);
  return places;
}

function exactMatches(segment: Segment, lexeme: string): Found {
  const at = findText(segment.lexicon, lexeme);
  return at === undefined ? none : postingOf(segment, at);
}

function setsFrom(segment: Segment, prefix: string): Places[] {
  const { from, end } = findPrefix(segment.lexicon, prefix);
  return Array.from({ length: end - from }, (_, i) => placesAt(segment, from + i));
}

/** Returns the positions of cards with a fragment in their vendor code, ascending, without removed cards. */
export function fragmentPlaces(segment: Segment, fragment: string): Places {
  const places = codesWith(segment, fragment);
  return segment.removedCount === 0 ? places : without(places, segment.removed);
}
