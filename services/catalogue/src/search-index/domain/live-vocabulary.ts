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

/** A word that cards use. */
export interface NearWord {
  word: string;
  stem: string;
  cards: number;
}

/** The maximum number of similar-sounding words to consider. */
const maxSimilar = 20;
/** The number of parts that are searched one by one before the small ones are merged. */
const maxParts = 8;
/** The shortest and longest words that can be a correction, in letters. */
const [shortestMeant, longestMeant] = [3, 40];

/** The live vocabulary: a base part that was built or loaded earlier, and the words added since. */
export class LiveVocabulary {
  #parts: VocabularyTable[];
  /** Words added later, in batches that are merged from time to time. */
  #since: SoundedWord[][] = [];

  /** `base` is a vocabulary built or loaded earlier. */
  constructor(base: VocabularyTable) {
    this.#parts = [base];
  }

  /** The base part, without the words added since. */
  get base(): VocabularyTable {
    return this.#parts[0] as VocabularyTable;
  }

  /** Adds words. Existing words stay unchanged. */
  add(words: readonly SoundedWord[]): void {
    const added = words.filter(({ word }) => !this.hasWord(word));
    if (added.length === 0) return;
    this.#since.push([...added]);
    if (this.#since.length >= maxParts) this.#since = [this.#since.flat()];
    this.#parts = [this.base, ...this.#since.map(vocabularyTable)];
  }

  hasWord(word: string): boolean {
    return this.#parts.some((part) => findWord(part, word) !== undefined);
  }

  /** Returns the stem of a known word. */
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

  /** Returns words that sound like one of `sounds`, in full or stemmed, the most common first. */
  soundingAs(sounds: readonly string[]): NearWord[] {
    return this.#commonest((part) => sounds.flatMap((sound) => withSound(part, sound)), maxSimilar);
  }

  /** Returns words whose sound begins with `sound`, the most common first. */
  soundingFrom(sound: string): NearWord[] {
    return this.#commonest((part) => withSoundFrom(part, sound), maxSimilar);
  }

  /** Returns words one typing error away from one of `forms`, compared in full and by stem, the most common first. */
  near(forms: readonly string[]): NearWord[] {
    const texts = new Set(forms.flatMap((form) => (isPlainWord(form) ? [form, ...oneEditAway(form)] : [])));
    return this.#commonest((part) => {
      const places: number[] = [];
      for (const text of texts) {
        const place = findWord(part, text);
        if (place !== undefined) places.push(place);
        if (text.length >= shortestMeant) places.push(...withStem(part, text));
      }
      return places;
    }).filter(({ word }) => isPlainWord(word) && word.length >= shortestMeant && word.length <= longestMeant);
  }

  #commonest(placesOf: (part: VocabularyTable) => Iterable<number>, limit = Number.POSITIVE_INFINITY): NearWord[] {
    const found: { part: VocabularyTable; place: number; cards: number }[] = [];
    for (const part of this.#parts) {
      for (const place of new Set(placesOf(part))) found.push({ part, place, cards: part.cards[place] ?? 0 });
    }
    // The sort is stable, so words with equal counts stay in byte order.
    found.sort((one, other) => other.cards - one.cards);
    return found.slice(0, limit).map(({ part, place }) => wordAt(part, place));
  }
}
