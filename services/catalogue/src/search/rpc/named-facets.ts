import type * as wire from '@setu/proto/catalogue/search';
import { wireFacet } from '@setu/proto/wire-words';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import type { FacetsQuery } from '../domain/card-list.js';
import { type CountedFacets, countedFacets, type ListFacets } from '../domain/facet-counts.js';
import { namedValues } from './named-values.js';
import type { KnownChoices } from './read-choices.js';

/** Returns the facets of a list from their counts. */
export const listFacets = ({ tallies, cut }: CountedFacets, { choices, without }: FacetsQuery): ListFacets => ({
  facets: countedFacets(tallies, choices, without),
  categoryCards: Int32Array.from(
    [...(tallies.get('sub_category') ?? [])].flatMap(([num, { cards }]) => [Number(num), cards]),
  ),
  cut,
});

/** A list with its facets. */
export interface FacetedList {
  known: KnownChoices;
  facets: ListFacets;
  /** The category of the list, which is not offered as a filter value. */
  categoryNum: number | undefined;
}

/** Returns the facets of a list with the names of their values. */
export async function namedFacets(
  deps: CatalogueDeps,
  { known, facets: listed, categoryNum }: FacetedList,
): Promise<wire.FacetCounts[]> {
  const isPlace = (facet: Facet, value: string): boolean =>
    facet === 'sub_category' && value === String(categoryNum) && !known.choices.get(facet)?.includes(value);
  const facets = listed.facets.flatMap((one) => {
    const values = one.values.filter(({ value }) => !isPlace(one.facet, value));
    return values.length === 0 ? [] : [{ ...one, values }];
  });
  return Promise.all(
    facets.map(async (one) => ({
      facet: wireFacet(one.facet),
      values: await namedValues(deps, one, listed.categoryCards),
      more: one.more,
      atLeast: listed.cut.has(one.facet),
    })),
  );
}
