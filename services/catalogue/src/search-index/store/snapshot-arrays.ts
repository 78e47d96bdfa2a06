import { countBits } from '../domain/bits.js';
import type { Lexicon } from '../domain/lexicon.js';
import type { Segment } from '../domain/segment.js';
import type { Belonging, VocabularyTable } from '../domain/vocabulary-table.js';

/** The content of a snapshot, by name. */
export type Arrays = Record<string, Uint8Array | Uint32Array | Int32Array | Float64Array>;

/** The buffers read from a snapshot, by name. */
export type Buffers = ReadonlyMap<string, ArrayBuffer>;

const bufferOf = (found: Buffers, name: string): ArrayBuffer => found.get(name) ?? new ArrayBuffer(0);
const numbers = (found: Buffers, name: string): Uint32Array => new Uint32Array(bufferOf(found, name));

const lexiconArrays = (name: string, { bytes, starts }: Lexicon): Arrays => ({
  [name]: bytes,
  [`${name}Starts`]: starts,
});
const lexiconFrom = (name: string, found: Buffers): Lexicon => ({
  bytes: new Uint8Array(bufferOf(found, name)),
  starts: numbers(found, `${name}Starts`),
});

const belongingArrays = (name: string, { starts, words }: Belonging): Arrays => ({
  [name]: words,
  [`${name}Starts`]: starts,
});
const belongingFrom = (name: string, found: Buffers): Belonging => ({
  starts: numbers(found, `${name}Starts`),
  words: numbers(found, name),
});

/** Converts a segment to arrays. */
export const segmentArrays = ({ columns, lexicon, ...segment }: Segment): Arrays => ({
  ...columns,
  skuIds: segment.skuIds,
  codes: Buffer.from(segment.codes, 'utf8'),
  codeStarts: segment.codeStarts,
  ...lexiconArrays('lexemes', lexicon),
  placeStarts: segment.placeStarts,
  places: segment.places,
  gone: segment.removed,
});

/** Restores a segment of `size` cards from arrays. */
export function segmentFrom(size: number, found: Buffers): Segment {
  const removed = numbers(found, 'gone');
  return {
    size,
    columns: {
      rank: new Int32Array(bufferOf(found, 'rank')),
      nameEn: new Int32Array(bufferOf(found, 'nameEn')),
      nameRu: new Int32Array(bufferOf(found, 'nameRu')),
      brand: new Int32Array(bufferOf(found, 'brand')),
      terms: new Int32Array(bufferOf(found, 'terms')),
      origin: new Int32Array(bufferOf(found, 'origin')),
      category: new Int32Array(bufferOf(found, 'category')),
      company: new Int32Array(bufferOf(found, 'company')),
      price: new Float64Array(bufferOf(found, 'price')),
      priceTo: new Float64Array(bufferOf(found, 'priceTo')),
      landed: new Float64Array(bufferOf(found, 'landed')),
    },
    skuIds: new Uint8Array(bufferOf(found, 'skuIds')),
    codes: Buffer.from(bufferOf(found, 'codes')).toString('utf8'),
    codeStarts: numbers(found, 'codeStarts'),
    lexicon: lexiconFrom('lexemes', found),
    placeStarts: numbers(found, 'placeStarts'),
    places: numbers(found, 'places'),
    removed,
    removedCount: countBits(removed),
  };
}

/** Converts a vocabulary to arrays. */
export const vocabularyArrays = (vocabulary: VocabularyTable): Arrays => ({
  ...lexiconArrays('words', vocabulary.words),
  wordCards: vocabulary.cards,
  ...lexiconArrays('stems', vocabulary.stems),
  stemOf: vocabulary.stemOf,
  ...belongingArrays('byStem', vocabulary.byStem),
  ...lexiconArrays('sounds', vocabulary.sounds),
  ...belongingArrays('bySound', vocabulary.bySound),
  ...belongingArrays('byStemSound', vocabulary.byStemSound),
  filter: vocabulary.filter,
});

/** Restores a vocabulary from arrays. */
export const vocabularyFrom = (found: Buffers): VocabularyTable => ({
  words: lexiconFrom('words', found),
  cards: numbers(found, 'wordCards'),
  stems: lexiconFrom('stems', found),
  stemOf: numbers(found, 'stemOf'),
  byStem: belongingFrom('byStem', found),
  sounds: lexiconFrom('sounds', found),
  bySound: belongingFrom('bySound', found),
  byStemSound: belongingFrom('byStemSound', found),
  filter: numbers(found, 'filter'),
});
