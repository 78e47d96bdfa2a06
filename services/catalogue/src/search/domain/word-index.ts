import { isPlainWord, wordsOf } from './fold.js';
import { cardWordsOf } from './measures.js';
import { deletionsOf } from './one-edit.js';
import { soundOf } from './transliteration.js';

/** Beginnings of words whose best cards are kept ready, in letters, and how many cards of each. */
export const shortestBeginning = 3;
export const longestBeginning = 8;
export const readyCards = 10;

/** What a card is called by. */
export interface NamedCard {
  rank: number;
  nameEn: string;
  nameRu: string;
  brandName: string;
}

/** Takes a word, gives its beginnings whose cards are kept ready; none for numbers and series marks. */
export function beginningsOf(word: string): string[] {
  if (!isPlainWord(word)) return [];
  const last = Math.min(word.length, longestBeginning);
  return Array.from({ length: Math.max(0, last - shortestBeginning + 1) }, (_, i) =>
    word.slice(0, shortestBeginning + i),
  );
}

/** Counts cards by word, and keeps the first ranks of every beginning. Cards must come in rank order. */
export class WordIndex {
  readonly cardsByWord = new Map<string, number>();
  readonly ranksByBeginning = new Map<string, number[]>();

  add({ rank, nameEn, nameRu, brandName }: NamedCard): void {
    for (const word of new Set([...cardWordsOf(`${nameEn} ${nameRu}`), ...wordsOf(brandName)])) {
      this.count(word, 1);
      for (const beginning of beginningsOf(word)) this.keep(beginning, rank);
    }
  }

  /** Counts the words of a text that `cards` cards share. */
  addShared(text: string, cards: number): void {
    for (const word of new Set(wordsOf(text))) this.count(word, cards);
  }

  private count(word: string, cards: number): void {
    this.cardsByWord.set(word, (this.cardsByWord.get(word) ?? 0) + cards);
  }

  private keep(beginning: string, rank: number): void {
    const ranks = this.ranksByBeginning.get(beginning);
    if (ranks === undefined) this.ranksByBeginning.set(beginning, [rank]);
    else if (ranks.length < readyCards && ranks.at(-1) !== rank) ranks.push(rank);
  }
}

/** A word of the vocabulary with its stem and how both sound. */
export interface VocabularyEntry {
  word: string;
  stem: string;
  sound: string;
  stemSound: string;
  cards: number;
}

/** Takes a word, its stem and its number of cards, gives its entry. */
export const vocabularyEntry = (word: string, stem: string, cards: number): VocabularyEntry => ({
  word,
  stem,
  sound: soundOf(word),
  stemSound: soundOf(stem),
  cards,
});

const longestCorrected = 40;

/** Takes an entry, gives the deletions a slip for it is found by; none for numbers, marks and very long or short words. */
export function deletionsOfEntry({ word, stem }: VocabularyEntry): string[] {
  if (!isPlainWord(word) || word.length < 3 || word.length > longestCorrected) return [];
  return [...new Set([...deletionsOf(word), ...(stem.length >= 3 ? deletionsOf(stem) : [])])];
}
