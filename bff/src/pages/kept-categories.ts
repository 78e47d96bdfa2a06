import type { CategoryNode } from '@setu/contract';
import type { Category } from '@setu/proto/catalogue/categories';
import { LRUCache } from 'lru-cache';
import type { CallOptions } from '../http/call-options.js';
import type { Language } from '../language/locale.js';
import { categoryTrees } from '../present/category.js';
import type { Services } from '../services.js';

/** Every category a reader sees. */
export interface SeenCategories {
  /** Flat, parents before children, in display order. */
  categories: readonly Category[];
  /** The same nested. */
  trees(language: Language): readonly CategoryNode[];
}

/** Gives the categories as they are now: whoever asked before is told that they are still the same, and not what they are. */
export type KeptCategories = (options: CallOptions) => Promise<SeenCategories>;

/** What everybody sees and what whoever writes cards sees, before a change and after it. */
const most = 4;

function seen(categories: readonly Category[]): SeenCategories {
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

/** Keeps what the catalogue told of its categories under the stamp it came with. */
export function keptCategories(catalogue: Pick<Services['catalogue'], 'listCategories'>): KeptCategories {
  const kept = new LRUCache<string, SeenCategories>({ max: most });
  return async (options) => {
    // Of the moment the catalogue is asked: one that is pushed out meanwhile is still what it answers for.
    const had = new Map(kept.entries());
    const { categories, stamp, known } = await catalogue.listCategories({ knownStamps: [...had.keys()] }, options);
    const answered = (known ? had.get(stamp) : undefined) ?? seen(categories);
    if (stamp !== '') kept.set(stamp, answered);
    return answered;
  };
}
