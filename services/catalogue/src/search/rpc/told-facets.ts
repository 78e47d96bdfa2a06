import type * as wire from '@setu/proto/catalogue/search';
import { wireFacet } from '@setu/proto/wire-words';
import type { Facet } from '@setu/proto/words';
import type { CatalogueDeps } from '../../deps.js';
import { type CountedFacets, countedFacets } from '../domain/facet-counts.js';
import { namedValues } from './named-values.js';
import type { KnownChoices } from './read-choices.js';

/** A list whose facets are told. */
export interface CountedList {
  known: KnownChoices;
  counted: CountedFacets;
  /** Facets that tell nothing here. */
  without: readonly Facet[];
  /** The category whose list it is: nobody narrows a list by it. */
  categoryNum: number | undefined;
}

/** Tells what was counted of a list's facets, by the names people know their values by. */
export async function toldFacets(deps: CatalogueDeps, list: CountedList): Promise<wire.FacetCounts[]> {
  const { categoryNum, known, counted } = list;
  const isPlace = (facet: Facet, value: string): boolean =>
    facet === 'sub_category' && value === String(categoryNum) && !known.choices.get(facet)?.includes(value);
  const facets = countedFacets(counted.tallies, known.choices, list.without).flatMap((one) => {
    const values = one.values.filter(({ value }) => !isPlace(one.facet, value));
    return values.length === 0 ? [] : [{ ...one, values }];
  });
  return Promise.all(
    facets.map(async (one) => ({
      facet: wireFacet(one.facet),
      values: await namedValues(deps, one, counted.tallies),
      more: one.more,
      atLeast: counted.cut.has(one.facet),
    })),
  );
}
