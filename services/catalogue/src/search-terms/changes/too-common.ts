import type { TermProblem } from '../domain/lists.js';
import type { SearchTermStore } from '../store/search-terms.js';

/** Returns a problem for the first term whose words are all too common to search by in their language. */
export async function tooCommon(
  { searchTerms }: { searchTerms: SearchTermStore },
  terms: readonly string[],
): Promise<TermProblem | undefined> {
  const stems = await searchTerms.stems(terms.flatMap((term) => term.split(' ')));
  const commonTerm = terms.find((term) => term.split(' ').every((one) => !stems.has(one)));
  return commonTerm === undefined ? undefined : { code: 'term_common', params: { word: commonTerm } };
}
