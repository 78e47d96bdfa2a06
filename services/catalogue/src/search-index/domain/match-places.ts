import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type Bits, hasBit, placesOf } from './bits.js';
import { codesWith } from './code-blocks.js';
import { findPrefix, findText } from './lexicon.js';
import { inAll, inBits, isSparse, marked, noPlaces, type Places, sortedTogether, without } from './places.js';
import { placesAt, type Segment } from './segment.js';

/**
 * A set of positions: a list if there are few, bits if there are many. Which form is cheaper depends on the next
 * operation.
 */
type Found = { places: Places } | { bits: Bits };

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
    return query.isBeginning ? anyOf(setsFrom(segment, query.lexeme), segment) : exactMatches(segment, query.lexeme);
  }
  if ('any' in query) return anyFound(segment, query.any);
  if (query.all.length === 0) return { places: everyPlace(segment) };
  const sets: Found[] = [];
  for (const one of query.all) {
    const found = matched(segment, one);
    if ('places' in found && found.places.length === 0) return none;
    sets.push(found);
  }
  return allFound(sets);
}

/** Intersects sets. Bit sets are combined word by word, and the result then filters the lists. */
function allFound(sets: readonly Found[]): Found {
  const lists = sets.flatMap((one) => ('places' in one ? [one.places] : []));
  const [first, ...others] = sets.flatMap((one) => ('bits' in one ? [one.bits] : []));
  if (first === undefined) return { places: inAll(lists) };
  if (lists.length > 0) {
    const places = [first, ...others].reduce((result, bits) => inBits(result, bits), inAll(lists));
    return { places };
  }
  const bits = others.length === 0 ? first : first.slice();
  for (const other of others) for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
  return { bits };
}

function anyFound(segment: Segment, queries: readonly LexemeQuery[]): Found {
  const lists: Places[] = [];
  const bitSets: Bits[] = [];
  for (const one of queries) {
    // Adds the lists directly instead of merging them first.
    if ('lexeme' in one && one.isBeginning) for (const places of setsFrom(segment, one.lexeme)) lists.push(places);
    else {
      const found = matched(segment, one);
      if ('bits' in found) bitSets.push(found.bits);
      else if (found.places.length > 0) lists.push(found.places);
    }
  }
  const [first, ...others] = bitSets;
  if (first === undefined) return anyOf(lists, segment);
  const bits = marked(lists, segment.size);
  for (const other of [first, ...others])
    for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
  return { bits };
}

function anyOf(lists: readonly Places[], { size }: Segment): Found {
  const filled = lists.filter((places) => places.length > 0);
  const [only] = filled;
  if (only === undefined) return none;
  if (filled.length === 1) return { places: only };
  const total = filled.reduce((sum, places) => sum + places.length, 0);
  return isSparse(total, size) ? { places: sortedTogether(filled, total) } : { bits: marked(filled, size) };
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
  return at === undefined ? none : { places: placesAt(segment, at) };
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
