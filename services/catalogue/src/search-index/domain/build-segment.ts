import { noBits } from './bits.js';
import { enlarged } from './enlarged.js';
import { type Columns, columnNames, columnsOf, type IndexedCard, idBytes, type Segment } from './segment.js';
import { TextNumbers } from './text-numbers.js';

/** The cards, or their lexemes, between two pauses. */
const cardsAtOnce = 50_000;
const lexemesAtOnce = cardsAtOnce * 32;

const utf8 = new TextEncoder();

/** Builds an index segment from cards in any order. */
export function buildSegment(cards: readonly IndexedCard[]): Segment {
  const builder = new SegmentBuilder(cards.length);
  for (const card of cards) {
    builder.add(card);
    for (const lexeme of card.lexemes) {
      const bytes = utf8.encode(lexeme);
      builder.addLexeme(bytes, 0, bytes.length);
    }
  }
  const building = builder.build();
  for (let step = building.next(); ; step = building.next()) if (step.done) return step.value;
}

/**
 * Collects cards in any order as numbers and builds a segment from them. A million card objects would need several times
 * the memory of the segment.
 */
export class SegmentBuilder {
  #size = 0;
  #columns: Columns;
  #skuIds: Uint8Array;
  readonly #codes: string[] = [];
  readonly #numbers = new TextNumbers();
  /** The lexemes of all cards by number, card after card, and the end of each card's lexemes. */
  #lexemes: Uint32Array;
  #lexemeCount = 0;
  readonly #ends: number[] = [];

  /** `capacity` is the expected number of cards. There may be more. */
  constructor(capacity = 1_024) {
    this.#columns = columnsOf(capacity);
    this.#skuIds = new Uint8Array(capacity * 16);
    this.#lexemes = new Uint32Array(capacity * 32);
  }

  /** The number of cards so far. */
  get size(): number {
    return this.#size;
  }

  /** Adds a card without its lexemes. `addLexeme` adds each of them, before the next card. */
  add(card: Omit<IndexedCard, 'lexemes'>): void {
    const place = this.#size++;
    if (place >= this.#columns.rank.length) this.#grow();
    putColumns(this.#columns, place, card);
    this.#skuIds.set(idBytes(card.skuId), place * 16);
    // A copy, because a piece of a text keeps the whole text in memory.
    this.#codes.push(Buffer.from(`${card.code}\n`).toString());
    this.#ends.push(this.#lexemeCount);
  }

  /** Adds a lexeme of the last card: the UTF-8 text in `bytes` from `from` to before `end`. */
  addLexeme(bytes: Uint8Array, from: number, end: number): void {
    if (this.#lexemeCount >= this.#lexemes.length) this.#lexemes = enlarged(this.#lexemes, this.#lexemeCount + 1);
    this.#lexemes[this.#lexemeCount++] = this.#numbers.of(bytes, from, end);
    this.#ends[this.#size - 1] = this.#lexemeCount;
  }

  /** Builds the segment of all cards added. It pauses often (`yield`), so that searches are answered in between. */
  *build(): Generator<void, Segment> {
    const size = this.#size;
    const order = orderOf(this.#columns.rank.subarray(0, size));
    const columns = columnsOf(size);
    const skuIds = new Uint8Array(size * 16);
    const codes: string[] = [];
    const codeStarts = new Uint32Array(size + 1);
    for (let place = 0; place < size; place++) {
      const from = order[place] ?? 0;
      for (const name of columnNames) columns[name][place] = this.#columns[name][from] ?? 0;
      skuIds.set(this.#skuIds.subarray(from * 16, from * 16 + 16), place * 16);
      const code = this.#codes[from] ?? '';
      codes.push(code);
      codeStarts[place + 1] = (codeStarts[place] ?? 0) + code.length;
      if (place % cardsAtOnce === cardsAtOnce - 1) yield;
    }
    const index = yield* this.#indexed(order);
    const removed = { removed: noBits(size), removedCount: 0 };
    return { size, columns, skuIds, codes: codes.join(''), codeStarts, ...index, ...removed };
  }

  /** Sorts the lexemes, counts the cards of each, and lists them. */
  *#indexed(order: Uint32Array): Generator<void, Pick<Segment, 'lexicon' | 'placeStarts' | 'places'>> {
    const { lexicon, places: sortedBy } = yield* this.#numbers.sorted();
    yield;
    const placeStarts = new Uint32Array(sortedBy.length + 1);
    for (let i = 0; i < this.#lexemeCount; i++) {
      const at = (sortedBy[this.#lexemes[i] ?? 0] ?? 0) + 1;
      placeStarts[at] = (placeStarts[at] ?? 0) + 1;
      if (i % lexemesAtOnce === lexemesAtOnce - 1) yield;
    }
    for (let at = 1; at < placeStarts.length; at++)
      placeStarts[at] = (placeStarts[at] ?? 0) + (placeStarts[at - 1] ?? 0);
    const next = placeStarts.slice();
    const places = new Uint32Array(this.#lexemeCount);
    for (let place = 0; place < order.length; place++) {
      const from = order[place] ?? 0;
      for (let i = this.#ends[from - 1] ?? 0; i < (this.#ends[from] ?? 0); i++) {
        const lexeme = sortedBy[this.#lexemes[i] ?? 0] ?? 0;
        const at = next[lexeme] ?? 0;
        places[at] = place;
        next[lexeme] = at + 1;
      }
      if (place % cardsAtOnce === cardsAtOnce - 1) yield;
    }
    return { lexicon, placeStarts, places };
  }

  #grow(): void {
    const capacity = this.#size * 2;
    const columns = columnsOf(capacity);
    const skuIds = new Uint8Array(capacity * 16);
    for (const name of columnNames) columns[name].set(this.#columns[name]);
    skuIds.set(this.#skuIds);
    this.#columns = columns;
    this.#skuIds = skuIds;
  }
}

function putColumns(columns: Columns, place: number, card: Omit<IndexedCard, 'lexemes'>): void {
  columns.rank[place] = card.rank;
  columns.nameEn[place] = card.nameEn;
  columns.nameRu[place] = card.nameRu;
  columns.brand[place] = card.brand;
  columns.terms[place] = card.terms;
  columns.origin[place] = card.origin;
  columns.category[place] = card.category;
  columns.company[place] = card.company;
  columns.price[place] = card.price ?? Number.NaN;
  columns.priceTo[place] = card.priceTo ?? card.price ?? Number.NaN;
  columns.landed[place] = card.landed ?? Number.NaN;
}

/** Returns the positions of ranks in ascending order of rank. */
function orderOf(ranks: Int32Array): Uint32Array {
  const order = Uint32Array.from(ranks, (_, at) => at);
  return order.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}
