import type { SkuType } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** A node of a tree, with the number of published cards in its subtree. */
export interface Category {
  id: string;
  num: number;
  parentId: string | undefined;
  treeId: string;
  name: LocalText;
  level: number;
  type: SkuType;
  pictureId: string | undefined;
  /** Empty until the picture's colour is measured. */
  pictureColor: string;
  skuCount: number;
  /** The category numbers from the root down to the category itself. */
  path: number[];
}

/** A category with its ancestors (root first, including the category) and its children in display order. */
export interface Family {
  category: Category;
  breadcrumbs: Category[];
  children: Category[];
}
