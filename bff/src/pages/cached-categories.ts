import type { CategoryNode } from '@setu/contract';
import type { Category } from '@setu/proto/catalogue/categories';
import { LRUCache } from 'lru-cache';
import type { CallOptions } from '../http/call-options.js';
import type { Language } from '../language/locale.js';
import { categoryTrees } from '../present/category.js';
import type { Services } from '../services.js';

/** The categories a reader may see. */
export interface VisibleCategories {
  /** Flat, parents before children, in display order. */
  categories: readonly Category[];
  /** The same categories, nested. */
  trees(language: Language): readonly CategoryNode[];
}

/** Returns the current categories. The catalogue confirms an unchanged list instead of sending it again. */
export type CachedCategories = (options: CallOptions) => Promise<VisibleCategories>;

/**
 * There are two lists, one for everybody and one for users who write cards. During a change, each may exist in its old
 * and its new state.
 */
const maxLists = 4;

function visible(categories: readonly Category[]): VisibleCategories {
  const nested = new Map<Language, readonly CategoryNode[]>();
  return {
    categories,
    trees: (language) => {
      const trees = nested.get(language) ?? categoryTrees(categories, language);
      nested.set(language, trees);
      return trees;
    },
  };
}

/** Caches the catalogue's lists of categories under their stamps. */
export function cachedCategories(catalogue: Pick<Services['catalogue'], 'listCategories'>): CachedCategories {
  const cache = new LRUCache<string, VisibleCategories>({ max: maxLists });
  return async (options) => {
    // A snapshot from before the call. A list evicted during the call is still valid for this answer.
    const had = new Map(cache.entries());
    const { categories, stamp, known } = await catalogue.listCategories({ knownStamps: [...had.keys()] }, options);
    const answered = (known ? had.get(stamp) : undefined) ?? visible(categories);
    if (stamp !== '') cache.set(stamp, answered);
    return answered;
  };
}
