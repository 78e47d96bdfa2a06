import { characters, constants, cutTo, type SuggestionsView } from '@setu/contract';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { Ask } from '../http/ask.js';
import { queryValue } from '../http/ask.js';
import { pictureOrNull } from '../present/file.js';
import { plainText } from '../present/text.js';

/** What the search box offers for `q`; nothing below three characters. */
export const suggestions = async (ask: Ask): Promise<SuggestionsView> => {
  const query = cutTo((queryValue(ask, 'q') ?? '').replace(/\s+/g, ' ').trim(), constants.searchMaxLength);
  if (characters(query) < constants.searchMinLength) return { categories: [], skus: [] };
  const found = await ask.deps.services.catalogue.suggest({ query }, ask.reads());
  return {
    categories: found.categories.map((category) => ({
      id: category.id,
      tree_id: category.treeId,
      name: plainText(category.name, ask.locale),
      path: category.path.map((name) => plainText(name, ask.locale)),
      sku_count: category.skuCount,
    })),
    skus: found.cards.map((card) => ({
      id: card.skuId,
      sku_id: card.skuId,
      name: plainText(card.name, ask.locale),
      vendor_code: card.vendorCode,
      category_id: card.categoryId,
      tree_id: card.treeId,
      type: skuTypeWord(card.type) ?? 'product',
      picture: pictureOrNull(card.pictureId),
    })),
  };
};
