import type { CatalogueDeps } from '../../deps.js';
import { hasKnownWord } from '../domain/known-word.js';
import { typedChunks, withListedWords } from '../store/read-search.js';
import type { ListInput } from './list-input.js';
import type { ListedPage } from './listed-page.js';
import { few, type RelaxedList } from './relaxed-list.js';

/** Returns whether cards close in meaning may help, as far as the list of all words shows. */
export function mayNeedMeaning({ search, asTyped, query }: ListInput, typed: ListedPage): boolean {
  if (search === '' || asTyped || query.order.by !== 'popularity' || typed.page.total >= few) return false;
  // The words were found, and only the filters leave the list empty.
  return !(typed.page.isFound && typed.page.total === 0);
}

/** Returns whether words found so little that cards close in meaning help, with fewer words too. */
export const isLittle = ({ search }: ListInput, { listed, dropped }: RelaxedList): boolean =>
  listed.page.total < few || dropped.length > search.split(' ').length / 2;

/** Returns whether a search has a word of any language. Random letters are close to something too, by their score. */
export async function isUnderstood({ read, edge }: CatalogueDeps, { search, reader }: ListInput): Promise<boolean> {
  const chunks = withListedWords(await typedChunks(read.vocabulary, search), {
    lists: edge.searchTerms.lists(),
    reader,
  });
  return hasKnownWord(chunks.flatMap((chunk) => chunk.words));
}
