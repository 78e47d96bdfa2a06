import type { SearchWord, Term } from '../../search/domain/search-query.js';
import { prepareLists, type WordLists } from '../../search/domain/word-lists.js';
import { triggersOf } from '../domain/lists.js';
import type { SearchTermStore } from '../store/search-terms.js';

interface Reading {
  searchTerms: SearchTermStore;
}

/** Reads the admins' synonyms and stop words and adds the stems that the search needs. */
export async function readTermLists({ searchTerms }: Reading): Promise<WordLists> {
  const [synonyms, stopWords] = await Promise.all([searchTerms.synonyms(), searchTerms.stopWords()]);
  const terms = [
    ...synonyms.flatMap(({ left, right }) => [...left, ...right]),
    ...stopWords.flatMap((one) => one.words),
  ];
  const stems = await searchTerms.stems(terms.flatMap((term) => term.split(' ')));
  const wordOf = (word: string): SearchWord => ({ word, stem: stems.get(word) });
  const termOf = (term: string): Term => term.split(' ').map(wordOf);
  return prepareLists(
    synonyms.map((one) => ({ ...one, left: one.left.map(termOf), right: one.right.map(termOf) })),
    stopWords.map(({ language, words }) => ({ language, words: words.map(wordOf) })),
  );
}

/** Returns the terms that currently have a synonym. */
export const termsWithSynonyms = async ({ searchTerms }: Reading): Promise<ReadonlySet<string>> =>
  new Set((await searchTerms.synonyms()).flatMap(triggersOf));
