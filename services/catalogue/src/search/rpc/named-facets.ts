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

interface Kept {
  state: readonly unknown[];
  named: wire.FacetCounts[];
}

// The index keeps its answers while nothing changes (`kept-answers.ts`), so the same counts come again and again.
const keptOf = new WeakMap<ListFacets, Kept>();

/** Returns the facets of a list with the names of their values. */
export async function namedFacets(deps: CatalogueDeps, list: FacetedList): Promise<wire.FacetCounts[]> {
  // The state is read first. A name that changes meanwhile is stored under an outdated state, which does not match.
  const state = [list.categoryNum, ...(await deps.edge.facetNames.state())];
  const kept = keptOf.get(list.facets);
  if (kept?.state.every((one, at) => one === state[at])) return kept.named;
  const named = await withNames(deps, list);
  keptOf.set(list.facets, { state, named });
  return named;
}

async function withNames(
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
