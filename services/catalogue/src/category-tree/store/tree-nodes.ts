import type { LocalText } from '../../domain/local-text.js';
import type { TreeNode } from '../domain/tree.js';

/** A category with the fields that a change of it needs. */
export interface StoredNode extends TreeNode {
  num: number;
  name: LocalText;
  version: number;
}
