import type { CategoryIndexView, CategoryNode, CategoryView } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { cardView } from '../present/card.js';
import { categoryLink, categoryWithType, crumbView } from '../present/category.js';
import { facetViews } from '../present/facet.js';
import { textOrNull } from '../present/text.js';
import { type CardQuery, priceRange, reckonFilter, wireSort } from './card-filter.js';
import { managersOf } from './card-managers.js';

/** Returns all category trees, nested. Names are in both languages, so that both can be searched. */
export const categoryTree = async (ask: Ask): Promise<CategoryNode[]> => [
  ...(await ask.deps.categories(ask.reads())).trees(ask.locale),
];

export const categoryIndexPage = async (ask: Ask): Promise<CategoryIndexView> => ({ trees: await categoryTree(ask) });

/** Returns the product list of a category, or of the complete catalogue. */
export const categoryPage = async (
  ask: Ask,
  { categoryId, query }: { categoryId: string; query: CardQuery },
): Promise<CategoryView> => {
  const { reckoned, filter } = await reckonFilter(ask, query);
  const { page, limit } = query;
  const found = await ask.deps.services.catalogue.listCards(
    { categoryId, filter, sort: wireSort(query.sort), page: { page, limit }, withFacets: true },
    ask.reads(),
  );
  // The category was deleted, so the page shows the category that replaces it.
  if (found.movedToId !== undefined) return categoryPage(ask, { categoryId: found.movedToId, query });
  if (categoryId !== '' && !found.category) throw notFound();
  const managers = await managersOf(ask, found.cards);
  return {
    pagination: {
      items: found.cards.map((card) => cardView(card, { language: ask.locale, managers })),
      total_item_count: found.totals?.total ?? 0,
      at_least: found.totals?.atLeast ?? false,
      page,
      limit,
    },
    products_attributes: priceRange(found.totals, reckoned),
    currency: reckoned.currency,
    category: found.category ? categoryWithType(found.category, ask.locale) : null,
    breadcrumbs: found.breadcrumbs.map((crumb) => crumbView(crumb, ask.locale)),
    sub_categories: found.subCategories.map((category) => categoryLink(category, ask.locale)),
    corrected_search: textOrNull(found.correctedSearch),
    search_id: textOrNull(found.searchId),
    facets: facetViews(found.facets, query.filters.f, ask.locale),
    shorter_searches: found.shorterSearches.map(({ search, cards }) => ({ search, sku_count: cards })),
    nearest_categories: found.nearestCategories.map((category) => categoryLink(category, ask.locale)),
  };
};
