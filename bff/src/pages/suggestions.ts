import { characters, constants, cutTo, type SuggestionsView } from '@setu/contract';
import type { SuggestedCategory } from '@setu/proto/catalogue/search';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import type { Language } from '../language/locale.js';
import { readPriceWords } from '../language/price-words.js';
import { pictureOrNull } from '../present/file.js';
import { namedView } from '../present/reference.js';
import { textsIn } from '../present/text.js';

const categoryView = (category: SuggestedCategory, language: Language): SuggestionsView['categories'][number] => {
  const path = category.path.map((name, place) => [`path.${place}`, name] as const);
  const { name, langs, ...above } = textsIn(language, { name: category.name, ...Object.fromEntries(path) });
  return {
    id: category.id,
    tree_id: category.treeId,
    name,
    path: Object.values(above),
    sku_count: category.skuCount,
    langs,
  };
};

/** Returns the search box's suggestions for a text. None below three characters. */
export const suggestions = async (call: CallContext, text: string): Promise<SuggestionsView> => {
  const typed = cutTo(text.replace(/\s+/g, ' ').trim(), constants.searchMaxLength);
  // The list applies a price limit as a filter, and cards have none of its words.
  const query = readPriceWords(typed)?.rest ?? typed;
  if (characters(query) < constants.searchMinLength) return { categories: [], skus: [] };
  const found = await call.deps.services.catalogue.suggest({ query }, call.reads());
  return {
    categories: found.categories.map((category) => categoryView(category, call.locale)),
    skus: found.cards.map((card) => ({
      ...namedView({ id: card.skuId, name: card.name }, call.locale),
      sku_id: card.skuId,
      vendor_code: card.vendorCode,
      category_id: card.categoryId,
      tree_id: card.treeId,
      type: skuTypeWord(card.type) ?? 'product',
      picture: pictureOrNull(card.pictureId, card.pictureColor),
    })),
  };
};
