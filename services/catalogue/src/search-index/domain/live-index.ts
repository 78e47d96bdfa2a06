import type { FacetsQuery } from '../../search/domain/card-list.js';
import type { ListFacets } from '../../search/domain/facet-counts.js';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type Bits, hasBit, setBit } from './bits.js';
import { buildSegment } from './build-segment.js';
import type { CardCriteria } from './card-criteria.js';
import { type IdTable, idTableOf, placeOfId } from './id-table.js';
import { setLanded } from './landed-order.js';
import { facetsOfMatches, type IndexPage, type IndexQuery, listCards } from './list-cards.js';
import { MatchCache } from './match-cache.js';
import { matchPlaces } from './match-places.js';
import { mergeSegments } from './merge-segments.js';
import { prepareSegment } from './prepare-segment.js';
import { type IndexedCard, idBytes, type Segment } from './segment.js';

/** Changes of cards: their new states, and the ids of cards that are no longer public. */
export interface CardChanges {
  cards: readonly IndexedCard[];
  withdrawn: readonly string[];
}

/** A new landed price of a card in kopecks. Undefined: it has no complete one. */
export interface NewPrice {
  skuId: string;
  landed: number | undefined;
}

interface Part {
  segment: Segment;
  ids: IdTable;
  cache: MatchCache;
}

/** A merge skips a part that is this many times larger than all later parts together. */
const mergeRatio = 8;
/** The number of parts that are searched one by one before the small ones are merged. */
const maxParts = 6;

/**
 * The live index: one large part and small parts with later changes, searched as one.
 * Every search sees all changes made before it. Parts are merged in the background, in small steps, and searches are
 * answered between the steps.
 */
export class LiveIndex {
  #parts: Part[];
  #isWholeWanted = false;
  #merge: { rest: Generator<void, Segment>; of: Part[]; before: Bits[]; repriced: NewPrice[] } | undefined;

  readonly #keepFrom: number | undefined;
  /** Called after every change of the cards. */
  onChange: () => void = () => undefined;

  /**
   * `first` is a segment built or loaded earlier. `cacheFrom` is the number of cards from which a part caches its
   * matches.
   */
  constructor(first?: Segment, cacheFrom?: number) {
    this.#keepFrom = cacheFrom;
    this.#parts = first === undefined || first.size === 0 ? [] : [this.#partOf(first)];
  }

  /** Returns the page of a query. */
  list(query: IndexQuery): IndexPage {
    return listCards(this.#memories, query);
  }

  /** Returns the facets of a list. `criteria` matches its cards and those that fail exactly one selected facet. */
  facets(criteria: CardCriteria, query: FacetsQuery): ListFacets {
    return facetsOfMatches(this.#memories, criteria, query);
  }

  /** Counts the cards that match a query. */
  count(query: LexemeQuery): number {
    return this.#parts.reduce((total, { segment }) => total + matchPlaces(segment, query).length, 0);
  }

  get #memories(): readonly MatchCache[] {
    return this.#parts.map(({ cache }) => cache);
  }

  /** The parts, oldest first. */
  get segments(): readonly Segment[] {
    return this.#parts.map(({ segment }) => segment);
  }

  /** The number of public cards in the index. */
  get size(): number {
    return this.#parts.reduce((total, { segment }) => total + segment.size - segment.removedCount, 0);
  }

  /** Returns the number of cards, and the sum of `of` over all cards. */
  sum(of: (segment: Segment, place: number) => number): { cards: number; sum: number } {
    let sum = 0;
    for (const { segment } of this.#parts) {
      for (let place = 0; place < segment.size; place++) if (!hasBit(segment.removed, place)) sum += of(segment, place);
    }
    return { cards: this.size, sum };
  }

  /** Adds a part with cards that the index does not have. */
  append(segment: Segment): void {
    if (segment.size > 0) this.#parts.push(this.#partOf(segment));
    this.onChange();
  }

  /** Prepares all parts for their first lists, step by step. */
  *prepare(): Generator<void, void> {
    for (const { segment } of this.#parts) yield* prepareSegment(segment);
  }

  /** Requests a merge of all parts into one, which `tidy` then does step by step. */
  compact(): void {
    this.#isWholeWanted = true;
  }

  /** Applies changes: the new states of cards replace the old ones. */
  change({ cards, withdrawn }: CardChanges): void {
    for (const id of withdrawn) this.#takeOut(id);
    for (const { skuId } of cards) this.#takeOut(skuId);
    // If a card has several states, the last one counts.
    const last = new Map(cards.map((card) => [card.skuId, card]));
    if (last.size > 0) this.#parts.push(this.#partOf(buildSegment([...last.values()])));
    this.#parts = this.#parts.filter(
      (part) => part.segment.removedCount < part.segment.size || this.#merge?.of.includes(part),
    );
    this.onChange();
  }

  /** Applies new landed prices. They change no words, so no part is built or merged. */
  reprice(prices: readonly NewPrice[]): void {
    for (const part of this.#parts) reprice(part, prices);
    this.#merge?.repriced.push(...prices);
    if (prices.length > 0) this.onChange();
  }

  /** Performs one step of merging small parts. Returns whether there is more to do. */
  tidy(): boolean {
    this.#merge ??= this.#nextMerge();
    if (this.#merge === undefined) return false;
    const { rest, of, before, repriced } = this.#merge;
    const step = rest.next();
    if (!step.done) return true;
    this.#merge = undefined;
    const merged = this.#partOf(step.value);
    // Removes from the new part the cards that were removed during the merge.
    for (const [i, { segment }] of of.entries()) takeOutSince(before[i], segment, merged);
    reprice(merged, repriced);
    const at = this.#parts.indexOf(of[0] as Part);
    const others = this.#parts.filter((part) => !of.includes(part));
    this.#parts = merged.segment.size === 0 ? others : others.toSpliced(at, 0, merged);
    return true;
  }

  #takeOut(id: string): void {
    const bytes = idBytes(id);
    for (const part of this.#parts) {
      const place = placeOfId(part.segment, part.ids, bytes);
      if (place !== undefined) markRemoved(part, place);
    }
  }

  #partOf(segment: Segment): Part {
    return { segment, ids: idTableOf(segment), cache: new MatchCache(segment, this.#keepFrom) };
  }

  #nextMerge() {
    if (this.#isWholeWanted) {
      this.#isWholeWanted = false;
      return mergeOf(this.#parts);
    }
    if (this.#parts.length <= maxParts) return undefined;
    let from = this.#parts.length - 1;
    let sum = this.#parts[from]?.segment.size ?? 0;
    while (from > 0 && (this.#parts[from - 1]?.segment.size ?? 0) <= sum * mergeRatio) {
      from -= 1;
      sum += this.#parts[from]?.segment.size ?? 0;
    }
    // A merge needs at least two parts.
    return mergeOf(this.#parts.slice(Math.min(from, this.#parts.length - 2)));
  }
}

const mergeOf = (parts: readonly Part[]) => ({
  of: [...parts],
  repriced: [],
  before: parts.map(({ segment }) => segment.removed.slice()),
  rest: mergedAndPrepared(parts.map(({ segment }) => segment)),
});

function* mergedAndPrepared(segments: readonly Segment[]): Generator<void, Segment> {
  const merged = yield* mergeSegments(segments);
  yield* prepareSegment(merged);
  return merged;
}

function markRemoved({ segment, cache }: Part, place: number): void {
  if (hasBit(segment.removed, place)) return;
  setBit(segment.removed, place);
  segment.removedCount += 1;
  cache.forget(place);
}

function reprice({ segment, ids }: Part, prices: readonly NewPrice[]): void {
  for (const { skuId, landed } of prices) {
    const place = placeOfId(segment, ids, idBytes(skuId));
    if (place !== undefined) setLanded(segment, place, landed);
  }
}

/** Removes from `merged` the cards that were removed from `segment` since `before`. */
function takeOutSince(before: Bits | undefined, segment: Segment, merged: Part): void {
  for (let place = 0; place < segment.size; place++) {
    if (!hasBit(segment.removed, place) || (before !== undefined && hasBit(before, place))) continue;
    const id = segment.skuIds.subarray(place * 16, place * 16 + 16);
    const at = placeOfId(merged.segment, merged.ids, id);
    if (at !== undefined) markRemoved(merged, at);
  }
}
