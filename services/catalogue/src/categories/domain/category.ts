import type { SkuType } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';

/** A node of a tree with the published cards of its sub-tree. */
export interface Category {
  id: string;
  num: number;
  parentId: string | undefined;
  treeId: string;
  name: LocalText;
  level: number;
  type: SkuType;
  pictureId: string | undefined;
  /** Empty while it is not known. */
  pictureColor: string;
  skuCount: number;
  /** Numbers from the root down to the category itself. */
  path: number[];
}

/** A category with those above it, itself included, root first, and those right below it, in display order. */
export interface Family {
  category: Category;
  breadcrumbs: Category[];
  children: Category[];
}
