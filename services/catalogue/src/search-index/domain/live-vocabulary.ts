import { isPlainWord } from '../../search/domain/fold.js';
import { oneEditAway } from './one-edit-away.js';
import {
  findWord,
  hasBeginning,
  type SoundedWord,
  type VocabularyTable,
  vocabularyTable,
  withSound,
  withSoundFrom,
  withStem,
  wordAt,
} from './vocabulary-table.js';

/** A word cards are called by. */
export interface NearWord {
  word: string;
  stem: string;
  cards: number;
}

/** So many words that sound alike are looked at. */
const mostAlike = 20;
/** So many parts are asked side by side before the small ones become one. */
const mostParts = 8;
/** Words of so many letters are corrected. */
const [shortestCorrected, longestCorrected] = [3, 40];

/** The vocabulary as it lives: what was read as a whole, and the words that have come since. */
export class LiveVocabulary {
  #parts: VocabularyTable[];
  /** What came since, to be put together. */
  #since: SoundedWord[][] = [];

  /** `whole`: what was built or loaded before. */
  constructor(whole: VocabularyTable) {
    this.#parts = [whole];
  }

  /** What was read as a whole. */
  get whole(): VocabularyTable {
    return this.#parts[0] as VocabularyTable;
  }

  /** Takes words in; those that are there already stay as they are. */
  add(words: readonly SoundedWord[]): void {
    const fresh = words.filter(({ word }) => !this.hasWord(word));
    if (fresh.length === 0) return;
    this.#since.push([...fresh]);
    if (this.#since.length >= mostParts) this.#since = [this.#since.flat()];
    this.#parts = [this.whole, ...this.#since.map(vocabularyTable)];
  }

  hasWord(word: string): boolean {
    return this.#parts.some((part) => findWord(part, word) !== undefined);
  }

  /** The stem of a word that is there. */
  stemOf(word: string): string | undefined {
    for (const part of this.#parts) {
      const place = findWord(part, word);
      if (place !== undefined) return wordAt(part, place).stem;
    }
    return undefined;
  }

  hasStem(stem: string): boolean {
    return this.#parts.some((part) => withStem(part, stem).length > 0);
  }

  hasBeginning(prefix: string): boolean {
    return this.#parts.some((part) => hasBeginning(part, prefix));
  }

  /** Words that sound as one of `sounds`, whole or stemmed, the commonest first. */
  soundingAs(sounds: readonly string[]): NearWord[] {
    return this.#commonest((part) => sounds.flatMap((sound) => withSound(part, sound)), mostAlike);
  }

  /** Words that begin with a sound, the commonest first. */
  soundingFrom(sound: string): NearWord[] {
    return this.#commonest((part) => withSoundFrom(part, sound), mostAlike);
  }

  /** Words one slip from one of `forms`, themselves or their stems, the commonest first. */
  near(forms: readonly string[]): NearWord[] {
    const texts = new Set(forms.flatMap((form) => (isPlainWord(form) ? [form, ...oneEditAway(form)] : [])));
    return this.#commonest((part) => {
      const places: number[] = [];
      for (const text of texts) {
        const place = findWord(part, text);
        if (place !== undefined) places.push(place);
        if (text.length >= shortestCorrected) places.push(...withStem(part, text));
      }
      return places;
    }).filter(({ word }) => isPlainWord(word) && word.length >= shortestCorrected && word.length <= longestCorrected);
  }

  #commonest(placesOf: (part: VocabularyTable) => Iterable<number>, most = Number.POSITIVE_INFINITY): NearWord[] {
    const found: { part: VocabularyTable; place: number; cards: number }[] = [];
    for (const part of this.#parts) {
      for (const place of new Set(placesOf(part))) found.push({ part, place, cards: part.cards[place] ?? 0 });
    }
    // Places are in byte order, in which those that as many cards have stay.
    found.sort((one, other) => other.cards - one.cards);
    return found.slice(0, most).map(({ part, place }) => wordAt(part, place));
  }
}
