import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { findPrefix, findText } from './lexicon.js';
import { inAll, inAny, noPlaces, type Places, without } from './places.js';
import { placesAt, type Segment } from './segment.js';

/** The places of a segment's cards that match, ascending; those that are gone are left out. */
export function matchPlaces(segment: Segment, query: LexemeQuery): Places {
  const places = matched(segment, query);
  return segment.goneCount === 0 ? places : without(places, segment.gone);
}

function matched(segment: Segment, query: LexemeQuery): Places {
  if ('lexeme' in query) return query.isBeginning ? beginning(segment, query.lexeme) : whole(segment, query.lexeme);
  if ('any' in query) {
    return inAny(
      query.any.flatMap((one) => setsOf(segment, one)),
      segment.size,
    );
  }
  if (query.all.length === 0) return everyPlace(segment);
  const sets: Places[] = [];
  for (const one of query.all) {
    const places = matched(segment, one);
    if (places.length === 0) return noPlaces;
    sets.push(places);
  }
  return inAll(sets);
}

const everyPlaces = new WeakMap<Segment, Places>();

/** The places of all cards: kept, since a segment does not grow. */
function everyPlace(segment: Segment): Places {
  const kept = everyPlaces.get(segment);
  if (kept !== undefined) return kept;
  const places = Uint32Array.from({ length: segment.size }, (_, place) => place);
  everyPlaces.set(segment, places);
  return places;
}

function whole(segment: Segment, lexeme: string): Places {
  const at = findText(segment.lexicon, lexeme);
  return at === undefined ? noPlaces : placesAt(segment, at);
}

const beginning = (segment: Segment, lexeme: string): Places => inAny(setsFrom(segment, lexeme), segment.size);

function setsFrom(segment: Segment, prefix: string): Places[] {
  const { from, until } = findPrefix(segment.lexicon, prefix);
  return Array.from({ length: until - from }, (_, i) => placesAt(segment, from + i));
}

/** What is to be put together with others is not put together by itself first. */
const setsOf = (segment: Segment, query: LexemeQuery): Places[] =>
  'lexeme' in query && query.isBeginning ? setsFrom(segment, query.lexeme) : [matched(segment, query)];

/** The places of cards with a fragment in their vendor code, ascending; those that are gone are left out. */
export function fragmentPlaces(segment: Segment, fragment: string): Places {
  const { codes, codeStarts, size } = segment;
  const found: number[] = [];
  let place = 0;
  for (let at = codes.indexOf(fragment); at >= 0 && place < size; at = codes.indexOf(fragment, codeStarts[place])) {
    place = lineOf(codeStarts, place, size, at);
    found.push(place);
    place += 1;
    if (place >= size) break;
  }
  const places = Uint32Array.from(found);
  return segment.goneCount === 0 ? places : without(places, segment.gone);
}

/** The line, at or after `from`, that holds a character. */
function lineOf(starts: Uint32Array, from: number, size: number, at: number): number {
  let low = from;
  let high = size - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
