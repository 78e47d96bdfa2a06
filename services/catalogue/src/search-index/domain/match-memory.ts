import { LRUCache } from 'lru-cache';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { uncount } from './column-counts.js';
import { inOrder, matchTest } from './match-places.js';
import { leapTo, type Places } from './places.js';
import type { Segment } from './segment.js';
import { matchesOf, priceSpan, type SegmentMatches } from './segment-matches.js';
import { type Sought, soughtKey } from './sought.js';

interface Kept {
  matches: SegmentMatches;
  /** How many of the segment's gone cards it knows of. */
  known: number;
}

/** A smaller segment is searched as quickly. */
const fewestCards = 20_000;
/** What is found of more than this share of a segment is not counted again either. */
const countedShare = 1 / 500;
const mostBytes = 96 * 1024 * 1024;
/** What an entry takes beside its places, and what the counts of its columns do. */
const entryBytes = 1_000;
const countsBytes = 150_000;
/** More gone cards than these are not taken out one by one. */
const mostGone = 1_000;

/**
 * What was found in a segment, for those who seek the same: a few words stand in most of what people search, and find the
 * most cards. A segment's cards only ever go, so what was found stays true but for those; they are taken out when it is
 * asked for again.
 */
export class MatchMemory {
  readonly #segment: Segment;
  readonly #keeps: boolean;
  /** The places of the cards that went, in the order in which they did. */
  readonly #gone: number[] = [];
  readonly #kept = new LRUCache<string, Kept>({ maxSize: mostBytes });

  /** `fewest`: what is found in a segment of as many cards is kept. */
  constructor(segment: Segment, fewest = fewestCards) {
    this.#segment = segment;
    this.#keeps = segment.size >= fewest;
  }

  get segment(): Segment {
    return this.#segment;
  }

  /** The card at a place is gone, from now on. */
  forget(place: number): void {
    this.#gone.push(place);
  }

  /** What is found of what is sought, kept or found anew. */
  matches(sought: Sought): SegmentMatches {
    if (!this.#keeps) return matchesOf(this.#segment, sought);
    const key = soughtKey(sought);
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#gone.length - kept.known <= mostGone) return this.#upToDate(kept);
    const matches = this.#own(matchesOf(this.#segment, sought));
    this.#kept.set(key, { matches, known: this.#gone.length }, { size: this.#bytesOf(matches) });
    return matches;
  }

  /** What is found of a query's cards alone, as a test of places asked in ascending order. */
  test(query: LexemeQuery): (place: number) => boolean {
    if (!this.#keeps) return matchTest(this.#segment, query);
    const { found } = this.matches({ match: { query, first: undefined }, price: { from: undefined, to: undefined } });
    return inOrder(found);
  }

  #own(matches: SegmentMatches): SegmentMatches {
    const found = this.#trimmed(matches.found);
    const kept = matches.kept === matches.found ? found : this.#trimmed(matches.kept);
    const isCounted = found.length >= this.#segment.size * countedShare;
    return { ...matches, found, kept, counts: isCounted ? new Map() : undefined };
  }

  /** Whether places are a posting list, which is there anyway. */
  #isPosting({ buffer }: Places): boolean {
    return buffer === this.#segment.places.buffer;
  }

  /** Places that keep no more room than they need. */
  #trimmed(places: Places): Places {
    const isLoose = places.byteLength * 2 < places.buffer.byteLength;
    return isLoose && !this.#isPosting(places) ? places.slice() : places;
  }

  #bytesOf({ found, kept, counts }: SegmentMatches): number {
    const own = [...new Set([found, kept])].filter((places) => !this.#isPosting(places));
    return own.reduce((sum, { buffer }) => sum + buffer.byteLength, entryBytes + (counts ? countsBytes : 0));
  }

  #upToDate(kept: Kept): SegmentMatches {
    const since = this.#gone.slice(kept.known);
    kept.known = this.#gone.length;
    const lost = since.filter((place) => isIn(kept.matches.found, place));
    if (lost.length > 0) takeOut(kept.matches, lost);
    return kept.matches;
  }
}

function isIn(places: Places, place: number): boolean {
  const at = leapTo(places, 0, place);
  return places[at] === place;
}

/** Takes cards out of what was found: lists that were given before stay as they are. */
function takeOut(matches: SegmentMatches, lost: readonly number[]): void {
  const { segment, found, kept, prices, counts } = matches;
  const gone = new Set(lost);
  const lostKept = lost.filter((place) => isIn(kept, place));
  if (counts !== undefined) uncount(counts, segment, lostKept);
  matches.found = found.filter((place) => !gone.has(place));
  matches.kept = kept === found ? matches.found : kept.filter((place) => !gone.has(place));
  const { price, priceTo } = segment.columns;
  const isEdge = lost.some((place) => price[place] === prices.min || priceTo[place] === prices.max);
  if (isEdge) matches.prices = priceSpan(segment, matches.found);
}
