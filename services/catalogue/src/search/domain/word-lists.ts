import type { SearchLanguage } from '@setu/proto/words';
import type { SearchWord, Term } from './search-query.js';

/** Words that stand for each other, with their stems. */
export interface Synonym {
  left: readonly Term[];
  right: readonly Term[];
  bothWays: boolean;
  language: SearchLanguage;
}

/** Words that ask for nothing in searches of a language. */
export interface StopWordList {
  language: SearchLanguage;
  words: readonly SearchWord[];
}

/** What admins tell the search about words, made ready to be read by. */
export interface WordLists {
  /** What stands for a term, by the key of each of its forms; the longest terms are looked for first. */
  alternatives: Readonly<Record<'ru' | 'en', ReadonlyMap<string, readonly Term[]>>>;
  /** Words a search does without, by themselves and by their stems. */
  stopWords: Readonly<Record<'ru' | 'en', ReadonlySet<string>>>;
}

/** The most words a term may have. */
export const longestTerm = 4;

const languages = ['ru', 'en'] as const;

/** A word is known by itself, and by its stem in any inflected form. */
const wordKeys = ({ word, stem }: SearchWord): string[] => (stem === undefined ? [word] : [word, `~${stem}`]);

/** The keys of a term: one for each choice of form of each of its words. */
export const termKeys = (term: Term): string[] =>
  term.reduce<string[]>(
    (keys, word) => keys.flatMap((key) => wordKeys(word).map((form) => (key === '' ? form : `${key} ${form}`))),
    [''],
  );

const plain = (term: Term): string => term.map(({ word }) => word).join(' ');

/** Takes a synonym, gives what stands for each of the terms a search may have. */
function pairsOf({ left, right, bothWays }: Synonym): Array<[asked: Term, others: Term[]]> {
  if (!bothWays) return left.map((term) => [term, [...right]]);
  const all = [...left, ...right];
  return all.map((term) => [term, all.filter((other) => plain(other) !== plain(term))]);
}

/** Takes the lists as admins keep them, gives them ready to read searches by. */
export function readyLists(synonyms: readonly Synonym[], stopWords: readonly StopWordList[]): WordLists {
  const alternatives = { ru: new Map<string, Term[]>(), en: new Map<string, Term[]>() };
  const stops = { ru: new Set<string>(), en: new Set<string>() };
  const within = (asked: SearchLanguage) => languages.filter((one) => asked === one || asked === 'both');
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
  return { alternatives, stopWords: stops };
}

/** Before anybody wrote a list. */
export const noLists: WordLists = readyLists([], []);
