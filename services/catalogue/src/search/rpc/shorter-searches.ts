import type * as wire from '@setu/proto/catalogue/search';
import type { CatalogueDeps } from '../../deps.js';
import { mostPopular } from '../domain/card-list.js';
import { isPartOf, shorterSearches } from '../domain/shorter-searches.js';
import type { ListInput } from './list-input.js';

const [maxShown, maxTried] = [3, 12];
const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };

/**
 * Returns up to three shorter searches that find cards in the full catalogue without correction, with their card
 * counts.
 */
export async function foundShorter(
  { edge }: CatalogueDeps,
  { search, reader }: Pick<ListInput, 'search' | 'reader'>,
): Promise<wire.ShorterSearch[]> {
  const shown: wire.ShorterSearch[] = [];
  for (const shorter of shorterSearches(search).slice(0, maxTried)) {
    if (shown.length === maxShown) break;
    if (shown.some((one) => isPartOf(shorter, one.search))) continue;
    const query = { search: shorter, asTyped: true, reader, within: everything, query: { ...mostPopular, limit: 1 } };
    const { page } = await edge.search.search(query);
    if (page.total > 0) shown.push({ search: shorter, cards: page.total });
  }
  return shown;
}
