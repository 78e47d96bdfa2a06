import type { WordProblem } from '../domain/lists.js';
import type { SearchWordStore } from '../store/search-terms.js';

/** Returns a problem for the first term whose words are all too common to search by in their language. */
export async function tooCommon(
  { searchWords }: { searchWords: SearchWordStore },
  terms: readonly string[],
): Promise<WordProblem | undefined> {
  const stems = await searchWords.stems(terms.flatMap((term) => term.split(' ')));
  const commonTerm = terms.find((term) => term.split(' ').every((one) => !stems.has(one)));
  return commonTerm === undefined ? undefined : { code: 'term_common', params: { word: commonTerm } };
}
