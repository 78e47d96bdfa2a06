import { findPrefix, findText, type Lexicon, lexiconOf, sortTexts, textAt } from './lexicon.js';
import { addToFilter, emptyFilter, mayContain, type WordFilter } from './word-filter.js';

/** A word that cards use, with its stem, the sounds of both, and the number of cards that have the word. */
export interface SoundedWord {
  word: string;
  stem: string;
  sound: string;
  stemSound: string;
  cards: number;
}

/** The words that belong to each text of a lexicon. */
export interface Belonging {
  /** The start of each text's words in `words`. There is one more start than texts. */
  starts: Uint32Array;
  words: Uint32Array;
}

/** Words in byte order that can be found by spelling, stem and sound. All numbers are positions in `words`. */
export interface VocabularyTable {
  words: Lexicon;
  cards: Uint32Array;
  stems: Lexicon;
  stemOf: Uint32Array;
  byStem: Belonging;
  sounds: Lexicon;
  bySound: Belonging;
  byStemSound: Belonging;
  /** Covers words and stems. */
  filter: WordFilter;
}

const nothing = new Uint32Array(0);

function placesByText(texts: readonly string[]): { lexicon: Lexicon; placeOf: Map<string, number> } {
  const sorted = sortTexts([...new Set(texts)]);
  return { lexicon: lexiconOf(sorted), placeOf: new Map(sorted.map((text, place) => [text, place])) };
}

/** Inverts a mapping from words to texts, so that it maps each text to its words. */
function belonging(textOf: Uint32Array, texts: number): Belonging {
  const starts = new Uint32Array(texts + 1);
  for (const text of textOf) starts[text + 1] = (starts[text + 1] ?? 0) + 1;
  for (let i = 0; i < texts; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const at = starts.slice();
  const words = new Uint32Array(textOf.length);
  for (const [word, text] of textOf.entries()) {
    words[at[text] ?? 0] = word;
    at[text] = (at[text] ?? 0) + 1;
  }
  return { starts, words };
}

/** Builds the table of distinct words, given in any order. */
export function vocabularyTable(entries: readonly SoundedWord[]): VocabularyTable {
  const rowOf = new Map(entries.map((row) => [row.word, row]));
  const rows = sortTexts([...rowOf.keys()]).map((word) => rowOf.get(word) as SoundedWord);
  const stems = placesByText(rows.map(({ stem }) => stem));
  const sounds = placesByText(rows.flatMap(({ sound, stemSound }) => [sound, stemSound]));
  const of = (place: Map<string, number>, text: (row: SoundedWord) => string): Uint32Array =>
    Uint32Array.from(rows, (row) => place.get(text(row)) ?? 0);
  const stemOf = of(stems.placeOf, ({ stem }) => stem);
  const filter = emptyFilter(rows.length + stems.placeOf.size);
  for (const { word, stem } of rows) {
    addToFilter(filter, word);
    addToFilter(filter, stem);
  }
  return {
    words: lexiconOf(rows.map(({ word }) => word)),
    cards: Uint32Array.from(rows, ({ cards }) => Math.max(0, cards)),
    stems: stems.lexicon,
    stemOf,
    byStem: belonging(stemOf, stems.placeOf.size),
    sounds: sounds.lexicon,
    bySound: belonging(
      of(sounds.placeOf, ({ sound }) => sound),
      sounds.placeOf.size,
    ),
    byStemSound: belonging(
      of(sounds.placeOf, ({ stemSound }) => stemSound),
      sounds.placeOf.size,
    ),
    filter,
  };
}

const ofText = ({ starts, words }: Belonging, text: number | undefined): Uint32Array =>
  text === undefined ? nothing : words.subarray(starts[text], starts[text + 1]);

/** Returns the word at a position, with its stem. */
export const wordAt = (
  { words, stems, stemOf, cards }: VocabularyTable,
  place: number,
): { word: string; stem: string; cards: number } => ({
  word: textAt(words, place),
  stem: textAt(stems, stemOf[place] ?? 0),
  cards: cards[place] ?? 0,
});

/** Returns the position of a word, or undefined if the table does not have it. */
export const findWord = (table: VocabularyTable, word: string): number | undefined =>
  mayContain(table.filter, word) ? findText(table.words, word) : undefined;

/** Returns the words with a stem. */
export const withStem = (table: VocabularyTable, stem: string): Uint32Array =>
  mayContain(table.filter, stem) ? ofText(table.byStem, findText(table.stems, stem)) : nothing;

/** Returns whether a word begins with `prefix`. */
export function hasBeginning({ words }: VocabularyTable, prefix: string): boolean {
  const { from, end } = findPrefix(words, prefix);
  return end > from;
}

/** Returns the words that sound like `sound`, in full or stemmed. Some appear twice. */
export function withSound(table: VocabularyTable, sound: string): number[] {
  const at = findText(table.sounds, sound);
  return [...ofText(table.bySound, at), ...ofText(table.byStemSound, at)];
}

/** Returns the words whose sound begins with `prefix`. */
export function withSoundFrom({ sounds, bySound }: VocabularyTable, prefix: string): Uint32Array {
  const { from, end } = findPrefix(sounds, prefix);
  return bySound.words.subarray(bySound.starts[from], bySound.starts[end]);
}
