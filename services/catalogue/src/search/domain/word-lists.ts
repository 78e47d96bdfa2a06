import type { SearchLanguage, SynonymMeaning } from '@setu/proto/words';
import type { SearchWord, Term } from './search-query.js';
import { type NeverWords, noVocabulary, type TradeVocabulary } from './trade-vocabulary.js';

/** Terms that replace each other, with their stems. */
export interface Synonym {
  left: readonly Term[];
  right: readonly Term[];
  bothWays: boolean;
  language: SearchLanguage;
  meaning: SynonymMeaning;
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
  /** The near meanings of a term, as `alternatives`. */
  seeAlso: Readonly<Record<'ru' | 'en', ReadonlyMap<string, readonly Term[]>>>;
  /** What the vocabulary must not join with a term, as `alternatives`. */
  apart: Readonly<Record<'ru' | 'en', ReadonlyMap<string, readonly Term[]>>>;
  /**
   * For a word, what it is never corrected to, from the admins and the vocabulary: words, and stems after `~`.
   */
  never: NeverWords;
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

const perLanguage = <Value>(make: () => Value) => ({ ru: make(), en: make() });
const terms = () => perLanguage(() => new Map<string, readonly Term[]>());

/** Adds words that are never corrected to each other to those of the vocabulary. */
function neverWords(synonyms: readonly Synonym[], vocabulary: TradeVocabulary): NeverWords {
  const never = new Map(vocabulary.never);
  for (const [[word, ...more], others] of synonyms.flatMap(pairsOf)) {
    if (word === undefined || more.length > 0) continue;
    const single = others.flatMap(([other, ...rest]) =>
      other === undefined || rest.length > 0 ? [] : wordKeys(other),
    );
    never.set(word.word, new Set([...(never.get(word.word) ?? []), ...single]));
  }
  return never;
}

/** Prepares the admins' lists for reading searches, beside the vocabulary. */
export function prepareLists(
  synonyms: readonly Synonym[],
  stopWords: readonly StopWordList[],
  vocabulary: TradeVocabulary = noVocabulary,
): WordLists {
  const [alternatives, seeAlso, apart] = [terms(), terms(), terms()];
  const byMeaning = new Map<SynonymMeaning, typeof alternatives>([
    ['same', alternatives],
    ['see_also', seeAlso],
    ['never', apart],
  ]);
  const stops = perLanguage(() => new Set<string>());
  const within = (searched: SearchLanguage) => languages.filter((one) => searched === one || searched === 'both');
  for (const synonym of synonyms) {
    for (const language of within(synonym.language)) {
      const known = byMeaning.get(synonym.meaning)?.[language];
      for (const [term, others] of pairsOf(synonym)) {
        for (const key of termKeys(term)) known?.set(key, [...(known.get(key) ?? []), ...others]);
      }
    }
  }
  for (const { language, words } of stopWords) {
    for (const one of within(language)) for (const key of words.flatMap(wordKeys)) stops[one].add(key);
  }
  return {
    ...{ alternatives, seeAlso, apart },
    never: neverWords(
      synonyms.filter(({ meaning }) => meaning === 'never'),
      vocabulary,
    ),
    ...{ stopWords: stops, vocabulary },
  };
}

/** The empty lists. */
export const noLists: WordLists = prepareLists([], []);
