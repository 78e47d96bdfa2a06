import type { SearchLanguage } from '@setu/proto/words';
import type { SearchWord, Term } from './search-query.js';
import { noVocabulary, type TradeVocabulary } from './trade-vocabulary.js';

/** Terms that replace each other, with their stems. */
export interface Synonym {
  left: readonly Term[];
  right: readonly Term[];
  bothWays: boolean;
  language: SearchLanguage;
}

/** Words that searches of a language ignore. */
export interface StopWordList {
  language: SearchLanguage;
  words: readonly SearchWord[];
}

/** The vocabulary and the admins' synonyms and stop words, prepared for reading searches. */
export interface WordLists {
  /** The alternatives of a term, by each of its keys. Longer terms are tried first. */
  alternatives: Readonly<Record<'ru' | 'en', ReadonlyMap<string, readonly Term[]>>>;
  /** The stop words, by spelling and by stem. */
  stopWords: Readonly<Record<'ru' | 'en', ReadonlySet<string>>>;
  vocabulary: TradeVocabulary;
}

/** The maximum number of words in a term. */
export const longestTerm = 4;

const languages = ['ru', 'en'] as const;

/** Returns the keys of a word: its spelling, and its stem for any inflected form. */
const wordKeys = ({ word, stem }: SearchWord): string[] => (stem === undefined ? [word] : [word, `~${stem}`]);

/** Returns the keys of a term, one for each combination of its words' forms. */
export const termKeys = (term: Term): string[] =>
  term.reduce<string[]>(
    (keys, word) => keys.flatMap((key) => wordKeys(word).map((form) => (key === '' ? form : `${key} ${form}`))),
    [''],
  );

const plain = (term: Term): string => term.map(({ word }) => word).join(' ');

/** Returns each term that triggers a synonym, with its alternatives. */
function pairsOf({ left, right, bothWays }: Synonym): Array<[trigger: Term, others: Term[]]> {
  if (!bothWays) return left.map((term) => [term, [...right]]);
  const all = [...left, ...right];
  return all.map((term) => [term, all.filter((other) => plain(other) !== plain(term))]);
}

/** Prepares the admins' lists for reading searches, beside the vocabulary. */
export function prepareLists(
  synonyms: readonly Synonym[],
  stopWords: readonly StopWordList[],
  vocabulary: TradeVocabulary = noVocabulary,
): WordLists {
  const alternatives = { ru: new Map<string, Term[]>(), en: new Map<string, Term[]>() };
  const stops = { ru: new Set<string>(), en: new Set<string>() };
  const within = (searched: SearchLanguage) => languages.filter((one) => searched === one || searched === 'both');
  for (const synonym of synonyms) {
    for (const language of within(synonym.language)) {
      const known = alternatives[language];
      for (const [term, others] of pairsOf(synonym)) {
        for (const key of termKeys(term)) known.set(key, [...(known.get(key) ?? []), ...others]);
      }
    }
  }
  for (const { language, words } of stopWords) {
    for (const one of within(language)) for (const key of words.flatMap(wordKeys)) stops[one].add(key);
  }
  return { alternatives, stopWords: stops, vocabulary };
}

/** The empty lists. */
export const noLists: WordLists = prepareLists([], []);
