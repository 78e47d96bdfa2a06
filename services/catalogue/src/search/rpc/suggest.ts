import { characters } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search';
import { wireSkuType } from '@setu/proto/wire-words';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { tidySearch } from '../domain/search-query.js';
import { readSearch } from '../store/read-search.js';
import type { SuggestedCard, SuggestedCategory } from '../store/suggest.js';

/** A search box asks from so many characters on. */
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

/** Categories and cards for what was typed so far; nothing below three characters. */
export const suggest: Rpc<'suggest'> =
  ({ read, edge }) =>
  async ({ query }, { actor }) => {
    const search = tidySearch(query);
    if (characters(search) < shortestQuery) return { categories: [], cards: [] };
    const withEmpty = isBroker(viewerOf(actor));
    const searched = await readSearch({
      vocabulary: read.vocabulary,
      care: { lists: edge.words.lists(), reader: localeOf(actor) },
      search,
      unfinished: 'always',
      attempt: async (reading) => {
        const [cards, categories] = await Promise.all([
          read.suggestions.cards(reading),
          read.suggestions.categories(reading, withEmpty),
        ]);
        return cards.length + categories.length === 0 ? undefined : { cards, categories };
      },
    });
    return {
      categories: searched?.found.categories.map(toWireCategory) ?? [],
      cards: searched?.found.cards.map(toWireCard) ?? [],
    };
  };
