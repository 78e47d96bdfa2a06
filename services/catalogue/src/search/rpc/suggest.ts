import { characters } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search';
import { wireSkuType } from '@setu/proto/wire-words';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { tidySearch } from '../domain/search-query.js';
import type { SuggestedCard, SuggestedCategory } from '../store/suggest.js';
import { few } from './relaxed-list.js';

/** The minimum length of a search for suggestions, in characters. */
const shortestQuery = 3;

const toWireCategory = (category: SuggestedCategory): wire.SuggestedCategory => ({
  id: category.id,
  treeId: category.treeId,
  name: category.name,
  path: category.above,
  skuCount: category.skuCount,
});

const toWireCard = (card: SuggestedCard): wire.SuggestedCard => ({
  skuId: card.skuId,
  name: card.name,
  vendorCode: card.vendorCode,
  categoryId: card.category.id,
  treeId: card.category.treeId,
  type: wireSkuType(card.category.type),
  pictureId: card.pictureId ?? '',
  pictureColor: card.pictureColor,
});

/** Suggests categories and cards for an unfinished search of at least three characters. */
export const suggest: Rpc<'suggest'> =
  ({ read, edge }) =>
  async ({ query }, { actor }) => {
    const search = tidySearch(query);
    if (characters(search) < shortestQuery) return { categories: [], cards: [] };
    const withEmpty = isBroker(viewerOf(actor));
    const found = await edge.search.suggest({ search, reader: localeOf(actor), withEmpty });
    // Its list will probably need cards close in meaning, and computing a vector takes longer than searching.
    if (found.cards.length < few) edge.meaning.prepare(search);
    const [cards, categories] = await Promise.all([
      read.suggestions.cardsByIds(found.cards),
      read.suggestions.categoriesByNums(found.categories),
    ]);
    return { categories: categories.map(toWireCategory), cards: cards.map(toWireCard) };
  };
