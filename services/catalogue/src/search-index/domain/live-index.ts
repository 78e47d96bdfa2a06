import type { FacetsAsked } from '../../search/domain/card-list.js';
import type { ListFacets } from '../../search/domain/facet-counts.js';
import type { LexemeQuery } from '../../search/domain/lexeme-query.js';
import { type Bits, hasBit, setBit } from './bits.js';
import { buildSegment } from './build-segment.js';
import { type IdTable, idTableOf, placeOfId } from './id-table.js';
import { facetsOfMatches, type IndexPage, type IndexQuery, listCards } from './list-cards.js';
import { MatchMemory } from './match-memory.js';
import { matchPlaces } from './match-places.js';
import { mergeSegments } from './merge-segments.js';
import { type IndexedCard, idBytes, type Segment } from './segment.js';
import type { Sought } from './sought.js';

/** What became of cards: as they are now, and the ids of those that are public no more. */
export interface CardChanges {
  cards: readonly IndexedCard[];
  withdrawn: readonly string[];
}

interface Part {
  segment: Segment;
  ids: IdTable;
  memory: MatchMemory;
}

/** A part that is this many times larger than all after it together is left alone by a merge. */
const muchLarger = 8;
/** So many parts are searched side by side before the small ones become one. */
const mostParts = 6;

/**
 * The index as it lives: one large part and the small ones of what changed since, searched as if they were one. A change
 * is seen by every search after it; parts grow together in the background, in steps between which searches are answered.
 */
export class LiveIndex {
  #parts: Part[];
  #isWholeWanted = false;
  #merge: { rest: Generator<void, Segment>; of: Part[]; before: Bits[] } | undefined;

  readonly #keepFrom: number | undefined;

  /** `first`: a segment that was built or loaded before; `keepFrom`: of how many cards on what a search finds is kept for the next. */
  constructor(first?: Segment, keepFrom?: number) {
    this.#keepFrom = keepFrom;
    this.#parts = first === undefined || first.size === 0 ? [] : [this.#partOf(first)];
  }

  /** The page of a query. */
  list(query: IndexQuery): IndexPage {
    return listCards(this.#memories, query);
  }

  /** What a list tells of its facets; `sought`: what its cards match, and those that fail one chosen facet. */
  facets(sought: Sought, asked: FacetsAsked): ListFacets {
    return facetsOfMatches(this.#memories, sought, asked);
  }

  /** How many cards hold what is asked. */
  count(query: LexemeQuery): number {
    return this.#parts.reduce((total, { segment }) => total + matchPlaces(segment, query).length, 0);
  }

  get #memories(): readonly MatchMemory[] {
    return this.#parts.map(({ memory }) => memory);
  }

  /** Its parts, the oldest first. */
  get segments(): readonly Segment[] {
    return this.#parts.map(({ segment }) => segment);
  }

  /** How many public cards it holds. */
  get size(): number {
    return this.#parts.reduce((total, { segment }) => total + segment.size - segment.goneCount, 0);
  }

  /** What all cards come to: their number, and the sum of what `of` makes of each. */
  sum(of: (segment: Segment, place: number) => number): { cards: number; sum: number } {
    let sum = 0;
    for (const { segment } of this.#parts) {
      for (let place = 0; place < segment.size; place++) if (!hasBit(segment.gone, place)) sum += of(segment, place);
    }
    return { cards: this.size, sum };
  }

  /** Has all parts grow into one, step by step with `tidy`. */
  compact(): void {
    this.#isWholeWanted = true;
  }

  /** Takes changes in: cards stand as they are now, whatever stood in their place. */
  change({ cards, withdrawn }: CardChanges): void {
    for (const id of withdrawn) this.#takeOut(id);
    for (const { skuId } of cards) this.#takeOut(skuId);
    // The last of several states of one card counts.
    const last = new Map(cards.map((card) => [card.skuId, card]));
    if (last.size > 0) this.#parts.push(this.#partOf(buildSegment([...last.values()])));
    this.#parts = this.#parts.filter(
      (part) => part.segment.goneCount < part.segment.size || this.#merge?.of.includes(part),
    );
  }

  /** Does one step of growing small parts together; gives whether there is more to do. */
  tidy(): boolean {
    this.#merge ??= this.#nextMerge();
    if (this.#merge === undefined) return false;
    const { rest, of, before } = this.#merge;
    const step = rest.next();
    if (!step.done) return true;
    this.#merge = undefined;
    const merged = this.#partOf(step.value);
    // What went while they were being merged goes from the new part too.
    for (const [i, { segment }] of of.entries()) takeOutSince(before[i], segment, merged);
    const at = this.#parts.indexOf(of[0] as Part);
    const others = this.#parts.filter((part) => !of.includes(part));
    this.#parts = merged.segment.size === 0 ? others : others.toSpliced(at, 0, merged);
    return true;
  }

  #takeOut(id: string): void {
    const asked = idBytes(id);
    for (const part of this.#parts) {
      const place = placeOfId(part.segment, part.ids, asked);
      if (place !== undefined) markGone(part, place);
    }
  }

  #partOf(segment: Segment): Part {
    return { segment, ids: idTableOf(segment), memory: new MatchMemory(segment, this.#keepFrom) };
  }

  #nextMerge() {
    if (this.#isWholeWanted) {
      this.#isWholeWanted = false;
      return mergeOf(this.#parts);
    }
    if (this.#parts.length <= mostParts) return undefined;
    let from = this.#parts.length - 1;
    let sum = this.#parts[from]?.segment.size ?? 0;
    while (from > 0 && (this.#parts[from - 1]?.segment.size ?? 0) <= sum * muchLarger) {
      from -= 1;
      sum += this.#parts[from]?.segment.size ?? 0;
    }
    // A merge of one is none.
    return mergeOf(this.#parts.slice(Math.min(from, this.#parts.length - 2)));
  }
}

const mergeOf = (parts: readonly Part[]) => ({
  of: [...parts],
  before: parts.map(({ segment }) => segment.gone.slice()),
  rest: mergeSegments(parts.map(({ segment }) => segment)),
});

function markGone({ segment, memory }: Part, place: number): void {
  if (hasBit(segment.gone, place)) return;
  setBit(segment.gone, place);
  segment.goneCount += 1;
  memory.forget(place);
}

/** Takes the cards out of `merged` that have gone from `segment` since `before`. */
function takeOutSince(before: Bits | undefined, segment: Segment, merged: Part): void {
  for (let place = 0; place < segment.size; place++) {
    if (!hasBit(segment.gone, place) || (before !== undefined && hasBit(before, place))) continue;
    const id = segment.skuIds.subarray(place * 16, place * 16 + 16);
    const at = placeOfId(merged.segment, merged.ids, id);
    if (at !== undefined) markGone(merged, at);
  }
}
