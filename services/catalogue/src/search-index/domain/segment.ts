import { type Bits, noBits } from './bits.js';
import type { Lexicon } from './lexicon.js';

/** A published card as the index stores it. */
export interface IndexedCard {
  skuId: string;
  /** The card's position by popularity. 1 is the most popular, and no two cards share a rank. */
  rank: number;
  /** The lowest and highest price in paise, or undefined for a price on request. */
  price: number | undefined;
  priceTo: number | undefined;
  /** The landed price of a unit in kopecks, or undefined if it is not complete. */
  landed: number | undefined;
  /** The card's positions in the orders of names and brands. */
  nameEn: number;
  nameRu: number;
  brand: number;
  /** The numbers that the card is counted by, as in `codedColumns` of the read model. */
  terms: number;
  origin: number;
  category: number;
  company: number;
  /** The vendor code, normalised for comparison. */
  code: string;
  /** The words and marks of the card, without repetition. */
  lexemes: readonly string[];
}

/** Columns of numbers, one number per card. */
export interface Columns {
  rank: Int32Array;
  nameEn: Int32Array;
  nameRu: Int32Array;
  brand: Int32Array;
  terms: Int32Array;
  origin: Int32Array;
  category: Int32Array;
  company: Int32Array;
  /** NaN for a price on request. */
  price: Float64Array;
  priceTo: Float64Array;
  /** NaN without a complete landed price. Unlike the other columns, it changes (`landed-order.ts`). */
  landed: Float64Array;
}

/**
 * A part of the index, with its cards in order of rank. It never changes, except that cards can be
 * marked as removed and get other landed prices.
 */
export interface Segment {
  size: number;
  columns: Columns;
  /** 16 bytes per card. */
  skuIds: Uint8Array;
  /**
   * The vendor codes, one line per card in card order, and the start of each line. There is one more start than cards.
   */
  codes: string;
  codeStarts: Uint32Array;
  lexicon: Lexicon;
  /** The start of each lexeme's positions in `places`. There is one more start than lexemes. */
  placeStarts: Uint32Array;
  places: Uint32Array;
  /** Cards that were changed or withdrawn later. */
  removed: Bits;
  removedCount: number;
}

/** The names of all columns. */
export const columnNames = [
  ...(['rank', 'nameEn', 'nameRu', 'brand', 'terms', 'origin', 'category', 'company'] as const),
  ...(['price', 'priceTo', 'landed'] as const),
] satisfies readonly (keyof Columns)[];

/** Returns empty columns with room for `size` cards. */
export const columnsOf = (size: number): Columns => ({
  rank: new Int32Array(size),
  nameEn: new Int32Array(size),
  nameRu: new Int32Array(size),
  brand: new Int32Array(size),
  terms: new Int32Array(size),
  origin: new Int32Array(size),
  category: new Int32Array(size),
  company: new Int32Array(size),
  price: new Float64Array(size),
  priceTo: new Float64Array(size),
  landed: new Float64Array(size),
});

/** Returns the positions of a lexeme's cards, including removed ones. */
export const placesAt = ({ placeStarts, places }: Segment, lexeme: number): Uint32Array =>
  places.subarray(placeStarts[lexeme], placeStarts[lexeme + 1]);

/** Returns a UUID as 16 bytes. */
export function idBytes(id: string): Uint8Array {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Returns the id of the card at a position. */
export function idAt({ skuIds }: Pick<Segment, 'skuIds'>, place: number): string {
  let id = '';
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) id += '-';
    id += hex[skuIds[place * 16 + i] ?? 0] ?? '';
  }
  return id;
}

/** Returns a segment without cards. */
export const emptySegment = (): Segment => ({
  size: 0,
  columns: columnsOf(0),
  skuIds: new Uint8Array(0),
  codes: '',
  codeStarts: new Uint32Array(1),
  lexicon: { bytes: new Uint8Array(0), starts: new Uint32Array(1) },
  placeStarts: new Uint32Array(1),
  places: new Uint32Array(0),
  removed: noBits(0),
  removedCount: 0,
});
