import { isPlainWord, wordsOf } from './fold.js';
import { cardWordsOf } from './measures.js';
import { deletionsOf } from './one-edit.js';
import { soundOf } from './transliteration.js';

/**
 * Word prefixes with prepared suggestions: their shortest and longest length in letters, and the number of cards for
 * each.
 */
export const shortestBeginning = 3;
export const longestBeginning = 8;
export const preparedCards = 10;

/** The names of a card. */
export interface NamedCard {
  rank: number;
  nameEn: string;
  nameRu: string;
  brandName: string;
}

/** Returns the prefixes of a word that have prepared suggestions. Numbers and product codes have none. */
export function beginningsOf(word: string): string[] {
  if (!isPlainWord(word)) return [];
  const last = Math.min(word.length, longestBeginning);
  return Array.from({ length: Math.max(0, last - shortestBeginning + 1) }, (_, i) =>
    word.slice(0, shortestBeginning + i),
  );
}

/** Counts cards by word, and collects the first ranks of every prefix. Cards must be added in order of rank. */
export class WordIndex {
  readonly cardsByWord = new Map<string, number>();
  readonly ranksByBeginning = new Map<string, number[]>();

  add({ rank, nameEn, nameRu, brandName }: NamedCard): void {
    for (const word of new Set([...cardWordsOf(`${nameEn} ${nameRu}`), ...wordsOf(brandName)])) {
      this.count(word, 1);
      for (const beginning of beginningsOf(word)) this.collect(beginning, rank);
    }
  }

  /** Counts the words of a text that several cards share. */
  addShared(text: string, cards: number): void {
    for (const word of new Set(wordsOf(text))) this.count(word, cards);
  }

  private count(word: string, cards: number): void {
    this.cardsByWord.set(word, (this.cardsByWord.get(word) ?? 0) + cards);
  }

  private collect(beginning: string, rank: number): void {
    const ranks = this.ranksByBeginning.get(beginning);
    if (ranks === undefined) this.ranksByBeginning.set(beginning, [rank]);
    else if (ranks.length < preparedCards && ranks.at(-1) !== rank) ranks.push(rank);
  }
}

/** A word of the vocabulary with its stem, and the sounds of the word and of the stem. */
export interface VocabularyEntry {
  word: string;
  stem: string;
  sound: string;
  stemSound: string;
  cards: number;
}

/** Builds the entry of a word. */
export const vocabularyEntry = (word: string, stem: string, cards: number): VocabularyEntry => ({
  word,
  stem,
  sound: soundOf(word),
  stemSound: soundOf(stem),
  cards,
});

const maxCorrectedLength = 40;

/**
 * Returns the deletions by which typing errors for an entry are found. Numbers, product codes and very long or short
 * words have none.
 */
export function deletionsOfEntry({ word, stem }: VocabularyEntry): string[] {
  if (!isPlainWord(word) || word.length < 3 || word.length > maxCorrectedLength) return [];
  return [...new Set([...deletionsOf(word), ...(stem.length >= 3 ? deletionsOf(stem) : [])])];
}
