import { notFound } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/search';

/** Returns the new place of a deleted category. Throws `not_found` if the category never existed. */
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
    droppedWords: [],
    measures: [],
    closeIds: [],
    landed: [],
    movedToId: categoryId,
  };
}
