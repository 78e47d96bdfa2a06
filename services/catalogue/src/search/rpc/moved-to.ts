import { notFound } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/search';

/** Where the address of a category that is gone leads; `not_found` for one that never was. */
export function movedTo(categoryId: string | undefined): wire.ListCardsResponse {
  if (categoryId === undefined) throw notFound();
  const nothing = { cards: [], totals: undefined, category: undefined, breadcrumbs: [], subCategories: [] };
  return {
    ...nothing,
    correctedSearch: '',
    searchId: '',
    facets: [],
    nearestCategories: [],
    shorterSearches: [],
    movedToId: categoryId,
  };
}
