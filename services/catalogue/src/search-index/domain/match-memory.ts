import { LRUCache } from 'lru-cache';
import { codedColumn } from './coded-column.js';
import { leapTo, type Places } from './places.js';
import type { Segment } from './segment.js';
import { matchesOf, priceSpan, type SegmentMatches } from './segment-matches.js';
import { type Sought, soughtKey } from './sought.js';

interface Kept {
  matches: SegmentMatches;
  /** How many of the segment's gone cards it knows of. */
  known: number;
}

/** What is found of fewer cards is found again as quickly. */
const fewestKept = 2_000;
const mostBytes = 96 * 1024 * 1024;
/** What the counts of columns take, beside the places. */
const besides = 100_000;
/** More gone cards than these are not taken out one by one. */
const mostGone = 1_000;

/**
 * What was found in a segment, for those who seek the same: a few words stand in most of what people search, and find the
 * most cards. A segment's cards only ever go, so what was found stays true but for those; they are taken out when it is
 * asked for again.
 */
export class MatchMemory {
  readonly #segment: Segment;
  readonly #fewest: number;
  /** The places of the cards that went, in the order in which they did. */
  readonly #gone: number[] = [];
  readonly #kept = new LRUCache<string, Kept>({ maxSize: mostBytes });

  /** `fewest`: of how many cards on what is found is kept. */
  constructor(segment: Segment, fewest = fewestKept) {
    this.#segment = segment;
    this.#fewest = fewest;
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
    if (this.#segment.size < this.#fewest) return matchesOf(this.#segment, sought);
    const key = soughtKey(sought);
    const kept = this.#kept.get(key);
    const left = kept && this.#gone.length - kept.known <= mostGone ? kept : undefined;
    if (left !== undefined) return this.#upToDate(left);
    const matches = matchesOf(this.#segment, sought);
    if (matches.found.length >= this.#fewest) {
      const found = this.#trimmed(matches.found);
      const own = { ...matches, found, kept: matches.kept === matches.found ? found : this.#trimmed(matches.kept) };
      this.#kept.set(key, { matches: own, known: this.#gone.length }, { size: this.#bytesOf(own) });
      return own;
    }
    this.#kept.delete(key);
    return matches;
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

  #bytesOf({ found, kept }: SegmentMatches): number {
    const own = [...new Set([found, kept])].filter((places) => !this.#isPosting(places));
    return own.reduce((sum, { buffer }) => sum + buffer.byteLength, besides);
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
  for (const [name, numbers] of counts) {
    const column =
      name === 'category' || name === 'company' ? segment.columns[name] : codedColumn(segment, name).places;
    for (const place of lostKept) {
      const at = column[place] ?? 0;
      numbers[at] = (numbers[at] ?? 0) - 1;
    }
  }
  matches.found = found.filter((place) => !gone.has(place));
  matches.kept = kept === found ? matches.found : kept.filter((place) => !gone.has(place));
  const { price, priceTo } = segment.columns;
  const isEdge = lost.some((place) => price[place] === prices.min || priceTo[place] === prices.max);
  if (isEdge) matches.prices = priceSpan(segment, matches.found);
}
