import type * as wire from '@setu/proto/catalogue/search';
import type { CatalogueDeps } from '../../deps.js';
import { mostPopular } from '../domain/card-list.js';
import { isPartOf, shorterSearches } from '../domain/shorter-searches.js';
import type { ListInput } from './list-input.js';

const [mostTold, mostAsked] = [3, 12];
const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };

/** Returns up to three shorter searches that find cards in the full catalogue as typed, with their counts. */
export async function foundShorter(
  { edge }: CatalogueDeps,
  { search, reader }: Pick<ListInput, 'search' | 'reader'>,
): Promise<wire.ShorterSearch[]> {
  const told: wire.ShorterSearch[] = [];
  for (const shorter of shorterSearches(search).slice(0, mostAsked)) {
    if (told.length === mostTold) break;
    if (told.some((one) => isPartOf(shorter, one.search))) continue;
    const asked = { search: shorter, asTyped: true, reader, within: everything, query: { ...mostPopular, limit: 1 } };
    const { page } = await edge.search.search(asked);
    if (page.total > 0) told.push({ search: shorter, cards: page.total });
  }
  return told;
}
