import { LRUCache } from 'lru-cache';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type ColumnCounts, columnNames, columnOf, uncount } from './column-counts.js';
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
/** Counts by choices: anybody may choose anything, so they are kept apart and no more of them than this. */
const mostChosenBytes = 32 * 1024 * 1024;
/** What an entry takes beside its key, its places and its counts. */
const entryBytes = 1_000;
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
  readonly #chosen = new LRUCache<string, Uint32Array[]>({ maxSize: mostChosenBytes });
  #scopes = 0;

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
    if (kept !== undefined && this.#gone.length - kept.known <= mostGone) return this.#upToDate(key, kept);
    const matches = this.#own(matchesOf(this.#segment, sought));
    this.#keep(key, matches);
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
    return { ...matches, found, kept, counts: isCounted ? { anyhow: new Map(), failing: this.#scope() } : undefined };
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
    const columns = counts === undefined ? [] : columnNames.map((name) => columnOf(this.#segment, name).size * 4);
    return [...own.map(({ buffer }) => buffer.byteLength), ...columns].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Room for the counts by choices of some cards: they are nobody's any more once one of the cards is gone. */
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

  #keep(key: string, matches: SegmentMatches): void {
    this.#kept.set(key, { matches, known: this.#gone.length }, { size: bytesOf(key) + this.#bytesOf(matches) });
  }

  #upToDate(key: string, kept: Kept): SegmentMatches {
    const { matches } = kept;
    const lost = this.#gone.slice(kept.known).filter((place) => isIn(matches.found, place));
    kept.known = this.#gone.length;
    if (lost.length === 0) return matches;
    takeOut(matches, lost);
    if (matches.counts !== undefined) matches.counts.failing = this.#scope();
    // A posting list has become a list of its own.
    this.#keep(key, matches);
    return matches;
  }
}

/** Letters take two bytes at most. */
const bytesOf = (key: string): number => entryBytes + key.length * 2;

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
