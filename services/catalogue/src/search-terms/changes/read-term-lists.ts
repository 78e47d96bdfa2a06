import type { SearchWord, Term } from '../../search/domain/search-query.js';
import { readyLists, type WordLists } from '../../search/domain/word-lists.js';
import { askedBy } from '../domain/lists.js';
import type { SearchWordStore } from '../store/search-terms.js';

interface Reading {
  searchWords: SearchWordStore;
}

/** Reads the admins' synonyms and stop words and adds the stems that the search needs. */
export async function readyWords({ searchWords }: Reading): Promise<WordLists> {
  const [synonyms, stopWords] = await Promise.all([searchWords.synonyms(), searchWords.stopWords()]);
  const terms = [
    ...synonyms.flatMap(({ left, right }) => [...left, ...right]),
    ...stopWords.flatMap((one) => one.words),
  ];
  const stems = await searchWords.stems(terms.flatMap((term) => term.split(' ')));
  const wordOf = (word: string): SearchWord => ({ word, stem: stems.get(word) });
  const termOf = (term: string): Term => term.split(' ').map(wordOf);
  return readyLists(
    synonyms.map((one) => ({ ...one, left: one.left.map(termOf), right: one.right.map(termOf) })),
    stopWords.map(({ language, words }) => ({ language, words: words.map(wordOf) })),
  );
}

/** Returns the terms that currently have a synonym. */
export const termsAskedBy = async ({ searchWords }: Reading): Promise<ReadonlySet<string>> =>
  new Set((await searchWords.synonyms()).flatMap(askedBy));
