import { type Bits, noBits } from './bits.js';
import type { Lexicon } from './lexicon.js';

/** What the index holds of a published card. */
export interface IndexedCard {
  skuId: string;
  /** Its place in the order of popularity, 1 the first; no two cards have the same. */
  rank: number;
  /** The lowest and the highest price in paise; undefined: by agreement. */
  price: number | undefined;
  priceTo: number | undefined;
  /** Its places in the orders of names and brands. */
  nameEn: number;
  nameRu: number;
  brand: number;
  /** What it is counted by: `codedColumns` of the read model. */
  terms: number;
  origin: number;
  category: number;
  company: number;
  /** Its vendor code as codes are compared. */
  code: string;
  /** Its words and marks, each once. */
  lexemes: readonly string[];
}

/** Columns of numbers, one a card. */
export interface Columns {
  rank: Int32Array;
  nameEn: Int32Array;
  nameRu: Int32Array;
  brand: Int32Array;
  terms: Int32Array;
  origin: Int32Array;
  category: Int32Array;
  company: Int32Array;
  /** NaN: by agreement. */
  price: Float64Array;
  priceTo: Float64Array;
}

/** A part of the index, never changed but for which of its cards are gone. Its cards stand in the order of their ranks. */
export interface Segment {
  size: number;
  columns: Columns;
  /** 16 bytes a card. */
  skuIds: Uint8Array;
  /** The vendor codes, a line each in the cards' order; and where each line begins, one more than there are cards. */
  codes: string;
  codeStarts: Uint32Array;
  lexicon: Lexicon;
  /** Where the places of each lexeme begin in `places`: one more than there are lexemes. */
  placeStarts: Uint32Array;
  places: Uint32Array;
  /** Cards that were changed or withdrawn since. */
  gone: Bits;
  goneCount: number;
}

/** Room for so many cards. */
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
});

/** The places of a lexeme's cards, gone ones too. */
export const placesAt = ({ placeStarts, places }: Segment, lexeme: number): Uint32Array =>
  places.subarray(placeStarts[lexeme], placeStarts[lexeme + 1]);

/** A UUID as 16 bytes. */
export function idBytes(id: string): Uint8Array {
  const bytes = new Uint8Array(16);
  const digits = id.replaceAll('-', '');
  for (let i = 0; i < 16; i++) bytes[i] = Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The id of the card at a place. */
export function idAt({ skuIds }: Pick<Segment, 'skuIds'>, place: number): string {
  let id = '';
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) id += '-';
    id += hex[skuIds[place * 16 + i] ?? 0] ?? '';
  }
  return id;
}

/** A segment without cards. */
export const emptySegment = (): Segment => ({
  size: 0,
  columns: columnsOf(0),
  skuIds: new Uint8Array(0),
  codes: '',
  codeStarts: new Uint32Array(1),
  lexicon: { bytes: new Uint8Array(0), starts: new Uint32Array(1) },
  placeStarts: new Uint32Array(1),
  places: new Uint32Array(0),
  gone: noBits(0),
  goneCount: 0,
});
