import { LRUCache } from 'lru-cache';
import type { KnownWord, Vocabulary } from '../../search/store/vocabulary.js';
import type { LiveVocabulary } from '../domain/live-vocabulary.js';
import type { StemmedWord } from '../store/word-rows.js';

/** Returns the stems of words, as the database computes them. */
export type Stems = (words: readonly string[]) => Promise<Map<string, StemmedWord>>;

const maxStems = 50_000;
const noStem: StemmedWord = { stem: undefined, isWord: false };

/** Caches the latest stems from the database, because users search for the same words again and again. */
export function cachedStems(stems: Stems): Stems {
  const known = new LRUCache<string, StemmedWord>({ max: maxStems });
  return async (words) => {
    const missing = words.filter((word) => !known.has(word));
    if (missing.length > 0) for (const [word, stem] of await stems(missing)) known.set(word, stem);
    return new Map(words.map((word) => [word, known.get(word) ?? noStem]));
  };
}

/** The vocabulary in memory, with the interface that searches use. */
export const memoryVocabulary = (words: LiveVocabulary, stems: Stems): Vocabulary => ({
  lookUp: async (requested) => {
    const distinct = [...new Set(requested)];
    const missing = distinct.filter((word) => !words.hasWord(word));
    const stemmed = missing.length === 0 ? new Map<string, StemmedWord>() : await stems(missing);
    return new Map(
      distinct.map((word): [string, KnownWord] => {
        const storedStem = words.stemOf(word);
        const { stem, isWord } =
          storedStem === undefined ? (stemmed.get(word) ?? noStem) : { stem: storedStem, isWord: true };
        const isKnown = storedStem !== undefined || stem === undefined || words.hasStem(stem);
        return [word, { word, stem, isKnown, isBeginning: words.hasBeginning(word), isWord }];
      }),
    );
  },
  soundingAs: async (sounds) => words.soundingAs(sounds),
  soundingFrom: async (sound) => words.soundingFrom(sound),
  near: async (forms) => words.near(forms),
});
