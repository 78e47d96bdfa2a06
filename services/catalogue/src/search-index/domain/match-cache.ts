import { LRUCache } from 'lru-cache';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type CardCriteria, criteriaKey } from './card-criteria.js';
import { type ColumnCounts, columnNames, columnOf, uncount } from './column-counts.js';
import { inOrder, matchTest } from './match-places.js';
import { leapTo, type Places } from './places.js';
import type { Segment } from './segment.js';
import { matchesOf, priceSpan, type SegmentMatches } from './segment-matches.js';

interface CachedMatches {
  matches: SegmentMatches;
  /** How many of the segment's removed cards are already taken out of the matches. */
  known: number;
}

/** Smaller segments are not cached, because searching them is fast enough. */
const minCards = 20_000;
/** The counts of the matches are cached too if the matches are at least this share of a segment. */
const countedShare = 1 / 500;
const maxBytes = 96 * 1024 * 1024;
/**
 * The memory for counts by selection, in bytes. They have their own limit, because users can select any combination.
 */
const maxChosenBytes = 32 * 1024 * 1024;
/** The size of a cache entry in bytes, in addition to its key, positions and counts. */
const entryBytes = 1_000;
/** If more cards than this were removed, the matches are computed again instead of updated. */
const maxRemoved = 1_000;

/**
 * Caches the matches of a segment. A few words make up most searches, and they match the most cards.
 * Cards of a segment are only ever removed, never added. A cached result therefore stays correct once the removed cards
 * are taken out, which happens on the next request.
 */
export class MatchCache {
  readonly #segment: Segment;
  readonly #isCaching: boolean;
  /** The positions of the removed cards, in the order of removal. */
  readonly #removed: number[] = [];
  readonly #cached = new LRUCache<string, CachedMatches>({ maxSize: maxBytes });
  readonly #chosen = new LRUCache<string, Uint32Array[]>({ maxSize: maxChosenBytes });
  #scopes = 0;

  /** `minSize` is the segment size from which matches are cached. */
  constructor(segment: Segment, minSize = minCards) {
    this.#segment = segment;
    this.#isCaching = segment.size >= minSize;
  }

  get segment(): Segment {
    return this.#segment;
  }

  /** Records that the card at a position was removed. */
  forget(place: number): void {
    this.#removed.push(place);
  }

  /** Returns the matches of a search, cached or computed. */
  matches(criteria: CardCriteria): SegmentMatches {
    if (!this.#isCaching) return matchesOf(this.#segment, criteria);
    const key = criteriaKey(criteria);
    const cached = this.#cached.get(key);
    if (cached !== undefined && this.#removed.length - cached.known <= maxRemoved) return this.#upToDate(key, cached);
    const matches = this.#own(matchesOf(this.#segment, criteria));
    this.#store(key, matches);
    return matches;
  }

  /** Returns a test of whether the card at a position matches a query. Positions must be tested in ascending order. */
  test(query: LexemeQuery): (place: number) => boolean {
    if (!this.#isCaching) return matchTest(this.#segment, query);
    const { found } = this.matches({ match: { query, first: undefined }, price: { from: undefined, to: undefined } });
    return inOrder(found);
  }

  #own(matches: SegmentMatches): SegmentMatches {
    const found = this.#trimmed(matches.found);
    const priced = matches.priced === matches.found ? found : this.#trimmed(matches.priced);
    const isCounted = found.length >= this.#segment.size * countedShare;
    return {
      ...matches,
      found,
      priced,
      counts: isCounted ? { unfiltered: new Map(), failing: this.#scope() } : undefined,
    };
  }

  /** Returns whether positions are a posting list, which needs no extra memory. */
  #isPosting({ buffer }: Places): boolean {
    return buffer === this.#segment.places.buffer;
  }

  /** Returns positions without unused buffer space. */
  #trimmed(places: Places): Places {
    const isLoose = places.byteLength * 2 < places.buffer.byteLength;
    return isLoose && !this.#isPosting(places) ? places.slice() : places;
  }

  #bytesOf({ found, priced, counts }: SegmentMatches): number {
    const ownBuffers = [...new Set([found, priced])].filter((places) => !this.#isPosting(places));
    const columns = counts === undefined ? [] : columnNames.map((name) => columnOf(this.#segment, name).size * 4);
    return [...ownBuffers.map(({ buffer }) => buffer.byteLength), ...columns].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Returns a new cache scope for the counts by selection. Removing a counted card replaces the scope. */
  #scope(): ColumnCounts['failing'] {
    this.#scopes += 1;
    const scope = `${this.#scopes} `;
    return {
      get: (key) => this.#chosen.get(scope + key),
      set: (key, counts) => {
        const size = counts.reduce((sum, { byteLength }) => sum + byteLength, bytesOf(key));
        this.#chosen.set(scope + key, counts, { size });
      },
    };
  }

  #store(key: string, matches: SegmentMatches): void {
    this.#cached.set(key, { matches, known: this.#removed.length }, { size: bytesOf(key) + this.#bytesOf(matches) });
  }

  #upToDate(key: string, cached: CachedMatches): SegmentMatches {
    const { matches } = cached;
    const lost = this.#removed.slice(cached.known).filter((place) => isIn(matches.found, place));
    cached.known = this.#removed.length;
    if (lost.length === 0) return matches;
    takeOut(matches, lost);
    if (matches.counts !== undefined) matches.counts.failing = this.#scope();
    // Stores the entry again, because a posting list has become a separate list and needs memory now.
    this.#store(key, matches);
    return matches;
  }
}

/** A character takes at most two bytes. */
const bytesOf = (key: string): number => entryBytes + key.length * 2;

function isIn(places: Places, place: number): boolean {
  const at = leapTo(places, 0, place);
  return places[at] === place;
}

/** Removes cards from cached matches. Lists that were returned before stay unchanged. */
function takeOut(matches: SegmentMatches, lost: readonly number[]): void {
  const { segment, found, priced, prices, counts } = matches;
  const removed = new Set(lost);
  const lostPriced = lost.filter((place) => isIn(priced, place));
  if (counts !== undefined) uncount(counts, segment, lostPriced);
  matches.found = found.filter((place) => !removed.has(place));
  matches.priced = priced === found ? matches.found : priced.filter((place) => !removed.has(place));
  const { price, priceTo } = segment.columns;
  const isEdge = lost.some((place) => price[place] === prices.min || priceTo[place] === prices.max);
  if (isEdge) matches.prices = priceSpan(segment, matches.found);
}
