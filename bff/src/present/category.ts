import type { CategoryLinkView, CategoryNode, CrumbView, SkuType } from '@setu/contract';
import type { Category } from '@setu/proto/catalogue/categories';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { pictureOrNull } from './file.js';
import { namedView } from './reference.js';

const typeOf = (category: Category): SkuType => skuTypeWord(category.type) ?? 'product';

export const crumbView = (category: Category, language: Language): CrumbView => namedView(category, language);

export const categoryLink = (category: Category, language: Language): CategoryLinkView => ({
  ...crumbView(category, language),
  sku_count: category.skuCount,
});

export const categoryWithType = (category: Category, language: Language) => ({
  ...categoryLink(category, language),
  type: typeOf(category),
});

/** Returns a category's name in the other language than the reader's. */
const otherName = ({ name }: Category, language: Language): string => name?.[language === 'ru' ? 'en' : 'ru'] ?? '';

/**
 * Converts the flat list, in which parents come before children, to nested trees. Each category has its name in both
 * languages, so that both can be searched.
 */
export const categoryTrees = (categories: readonly Category[], language: Language): CategoryNode[] => {
  const nodes = new Map<string, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const category of categories) {
    const node: CategoryNode = {
      ...categoryLink(category, language),
      type: typeOf(category),
      picture: pictureOrNull(category.pictureId, category.pictureColor),
      other_name: otherName(category, language),
      children: [],
    };
    nodes.set(category.id, node);
    (nodes.get(category.parentId)?.children ?? roots).push(node);
  }
  return roots;
};
