import type * as wire from '@setu/proto/catalogue/search';
import type { CatalogueDeps } from '../../deps.js';
import { mostPopular } from '../domain/card-list.js';
import { type RelaxedSearch, relaxedSearches } from '../domain/relaxed-searches.js';
import { typedChunks, withListedWords } from '../store/read-search.js';
import { categoryList } from './category-list.js';
import type { ListInput } from './list-input.js';
import type { ListedPage } from './listed-page.js';

/** A list, and the words of its search that were dropped to find it. */
export interface RelaxedList {
  listed: ListedPage;
  dropped: readonly string[];
  /** Other searches with fewer words, which were not tried yet. */
  others: readonly RelaxedSearch[];
}

/** How many searches with fewer words are tried, and how many are shown. */
const [maxTried, maxShown] = [12, 3];
/** A search that finds fewer cards is shown with searches of fewer words. */
export const few = 3;

const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };

/** Returns the searches with fewer words. Words of the vocabulary count like words that cards have. */
async function relaxationsOf(
  { read, edge }: CatalogueDeps,
  { search, reader }: Pick<ListInput, 'search' | 'reader'>,
): Promise<RelaxedSearch[]> {
  const chunks = await typedChunks(read.vocabulary, search);
  const words = withListedWords(chunks, { lists: edge.searchTerms.lists(), reader }).map(({ typed, words: own }) => ({
    typed,
    isCommon: own.every(({ stem }) => stem === undefined),
    isKnown: own.every(({ isKnown }) => isKnown),
  }));
  return relaxedSearches(words).slice(0, maxTried);
}

/**
 * Returns the list of a search without its least important words if no card has all of them, and otherwise the list
 * itself. A search to be taken literally is never relaxed.
 */
export async function relaxedList(
  deps: CatalogueDeps,
  { num, input, typed }: { num: number | undefined; input: ListInput; typed: ListedPage },
): Promise<RelaxedList> {
  const isEnough = input.search === '' || input.asTyped || typed.page.total >= few;
  const relaxations = isEnough ? [] : await relaxationsOf(deps, input);
  if (typed.page.isFound) return { listed: typed, dropped: [], others: relaxations };
  for (const [at, { kept, dropped }] of relaxations.entries()) {
    const listed = await categoryList(deps, num, { ...input, search: kept, asTyped: true, hasNear: true });
    if (listed.page.isFound) return { listed, dropped, others: relaxations.slice(at + 1) };
  }
  return { listed: typed, dropped: [], others: [] };
}

/**
 * Returns up to three searches with fewer words that find more than this number of cards in the full catalogue, with
 * their card counts.
 */
export async function foundShorter(
  { edge }: CatalogueDeps,
  { others, reader, moreThan }: { others: readonly RelaxedSearch[]; reader: ListInput['reader']; moreThan: number },
): Promise<wire.ShorterSearch[]> {
  const shown: wire.ShorterSearch[] = [];
  for (const { kept } of others) {
    if (shown.length === maxShown) break;
    if (shown.some(({ search }) => isPartOf(kept, search))) continue;
    const query = {
      search: kept,
      asTyped: true,
      hasNear: true,
      reader,
      within: everything,
      query: { ...mostPopular, limit: 1 },
    };
    const { page } = await edge.search.search(query);
    if (page.total > moreThan) shown.push({ search: kept, cards: page.total });
  }
  return shown;
}

/** Returns whether all words of a search are in another one. */
const isPartOf = (search: string, other: string): boolean => {
  const words = new Set(other.split(' '));
  return search.split(' ').every((word) => words.has(word));
};
