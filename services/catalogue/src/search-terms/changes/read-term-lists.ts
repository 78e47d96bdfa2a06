import { wordsOf } from '../../search/domain/fold.js';
import type { SearchWord, Term } from '../../search/domain/search-query.js';
import { prepareVocabulary, type TradeVocabulary } from '../../search/domain/trade-vocabulary.js';
import { prepareLists, type WordLists } from '../../search/domain/word-lists.js';
import { triggersOf, type WrittenSynonym } from '../domain/lists.js';
import type { SearchTermStore, StoredSynonym } from '../store/search-terms.js';
import { tradeVocabulary } from '../vocabulary/index.js';

interface Reading {
  searchTerms: SearchTermStore;
}

/** Returns a function that makes a term of the search from a text, with the stems of its words. */
async function termsWithStems({ searchTerms }: Reading, terms: readonly string[]): Promise<(term: string) => Term> {
  const stems = await searchTerms.stems(terms.flatMap(wordsOf));
  return (term) => wordsOf(term).map((word): SearchWord => ({ word, stem: stems.get(word) }));
}

async function readVocabulary(read: Reading): Promise<TradeVocabulary> {
  const termOf = await termsWithStems(
    read,
    tradeVocabulary.flatMap(({ same, seeAlso }) => [...same, ...seeAlso]),
  );
  return prepareVocabulary(
    tradeVocabulary.map((group) => ({ ...group, same: group.same.map(termOf), seeAlso: group.seeAlso.map(termOf) })),
  );
}

/**
 * Reads the admins' synonyms and stop words, and adds the stems that the search needs. `change` replaces the synonyms
 * first, to try others.
 */
export async function readTermLists(
  read: Reading,
  vocabulary: TradeVocabulary,
  change: (stored: StoredSynonym[]) => readonly WrittenSynonym[] = (stored) => stored,
): Promise<WordLists> {
  const { searchTerms } = read;
  const [stored, stopWords] = await Promise.all([searchTerms.synonyms(), searchTerms.stopWords()]);
  const synonyms = change(stored);
  const termOf = await termsWithStems(read, [
    ...synonyms.flatMap(({ left, right }) => [...left, ...right]),
    ...stopWords.flatMap(({ words }) => words),
  ]);
  return prepareLists(
    synonyms.map((one) => ({ ...one, left: one.left.map(termOf), right: one.right.map(termOf) })),
    stopWords.map(({ language, words }) => ({ language, words: words.flatMap(termOf) })),
    vocabulary,
  );
}

/** Returns a function that reads all lists. It prepares the vocabulary once, because only a release changes it. */
export function termLists(read: Reading): () => Promise<WordLists> {
  let vocabulary: TradeVocabulary | undefined;
  return async () => {
    vocabulary ??= await readVocabulary(read);
    return readTermLists(read, vocabulary);
  };
}

/** Returns the terms that currently have a synonym. */
export const termsWithSynonyms = async ({ searchTerms }: Reading): Promise<ReadonlySet<string>> =>
  new Set((await searchTerms.synonyms()).filter(({ meaning }) => meaning !== 'never').flatMap(triggersOf));
