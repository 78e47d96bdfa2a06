import type { CategoryIndexView, CategoryNode, CategoryView } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { EncodedList } from '../encoded-list.js';
import type { CallContext } from '../http/call-context.js';
import type { ReadyJson } from '../http/ready-json.js';
import { categoryLink, categoryWithType, crumbView } from '../present/category.js';
import { landedFigures } from '../present/landed-figure.js';
import { listedItems } from '../present/listed-cards.js';
import { textOrNull } from '../present/text.js';
import { type CardQuery, priceRange, reckonFilter, searchFilters, wireSort } from './card-filter.js';
import { managersOf } from './card-managers.js';

/** Returns all category trees, nested. Names are in both languages, so that both can be searched. */
export const categoryTree = async (call: CallContext): Promise<CategoryNode[]> => [
  ...(await call.deps.categories(call.reads())).trees(call.locale),
];

export const categoryIndexPage = async (call: CallContext): Promise<CategoryIndexView> => ({
  trees: await categoryTree(call),
});

interface AskedList {
  categoryId: string;
  query: CardQuery;
}

/** Returns the cards of a list, with the managers and landed prices that the reader may see. */
const itemsOf = async (call: CallContext, { encodedCards, landed }: EncodedList) => {
  const cards = encodedCards.map((encoded) => call.deps.listedCards(encoded, call.locale));
  const managed = cards.flatMap((listed) => ('card' in listed ? [listed.card] : []));
  const managers = await managersOf(call, managed);
  return listedItems(cards, { language: call.locale, managers, own: landedFigures(landed) });
};

/** Returns the product list of a category, or of the complete catalogue, to be read. */
export const categoryPage = (call: CallContext, asked: AskedList): Promise<CategoryView> =>
  listPage(call, asked, (part) => part.value());

/** Returns the same list for an answer in JSON. Its cards and facets are JSON already. */
export const categoryAnswer = (call: CallContext, asked: AskedList): Promise<CategoryView> =>
  listPage(call, asked, (part) => part.unread());

const listPage = async (
  call: CallContext,
  { categoryId, query }: AskedList,
  shown: <Part>(part: ReadyJson<Part>) => Part,
): Promise<CategoryView> => {
  const { reckoned, filter, searched } = await reckonFilter(call, query);
  const { page, limit } = query;
  const found = await call.deps.services.catalogue.listCards(
    { categoryId, filter, sort: wireSort(query.sort), page: { page, limit }, withFacets: true, withLanded: true },
    call.reads(),
  );
  // The category was deleted, so the page shows the category that replaces it.
  if (found.movedToId !== undefined) return listPage(call, { categoryId: found.movedToId, query }, shown);
  if (categoryId !== '' && !found.category) throw notFound();
  const items = await itemsOf(call, found);
  const list = `${categoryId} ${query.filters.f_search}`;
  const of = { list, choices: query.filters.f, language: call.locale };
  const facets = call.deps.listedFacets(found.encodedFacets, of);
  return {
    pagination: {
      items: shown(items),
      total_item_count: found.totals?.total ?? 0,
      at_least: found.totals?.atLeast ?? false,
      page,
      limit,
    },
    products_attributes: priceRange(found.totals, reckoned),
    currency: reckoned.currency,
    category: found.category ? categoryWithType(found.category, call.locale) : null,
    breadcrumbs: found.breadcrumbs.map((crumb) => crumbView(crumb, call.locale)),
    sub_categories: found.subCategories.map((category) => categoryLink(category, call.locale)),
    corrected_search: textOrNull(found.correctedSearch),
    search_id: textOrNull(found.searchId),
    facets: shown(facets),
    dropped_words: found.droppedWords,
    search_filters: searchFilters(searched, found.measures),
    close_ids: found.closeIds,
    shorter_searches: found.shorterSearches.map(({ search, cards }) => ({ search, sku_count: cards })),
    nearest_categories: found.nearestCategories.map((category) => categoryLink(category, call.locale)),
  };
};
