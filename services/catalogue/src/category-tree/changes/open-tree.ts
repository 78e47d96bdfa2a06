import { notFound, stale } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import { type Tree, treeOf } from '../domain/tree.js';
import type { StoredNode } from '../store/category-tree.js';

/** The trees, locked against other changes until the transaction ends. */
export interface OpenTree {
  tree: Tree;
  /** Returns a category, or throws `not_found`. */
  node: (id: string) => StoredNode;
  /** Returns the titles of a category's siblings below a parent. */
  siblingNames: (parentId: string | undefined, id: string) => StoredNode['name'][];
}

/**
 * Locks the trees, and with them the place of every card, and reads them. The lock is short, because tasks update the
 * cards later.
 */
export async function openTree(stores: Stores): Promise<OpenTree> {
  await stores.categoryProjections.alone();
  const nodes = await stores.categoryTree.nodes();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    tree: treeOf(nodes),
    node: (id) => {
      const node = byId.get(id);
      if (node === undefined) throw notFound();
      return node;
    },
    siblingNames: (parentId, id) =>
      nodes.filter((one) => one.parentId === parentId && one.id !== id).map(({ name }) => name),
  };
}

/** Throws `stale` if the category has changed since the version that the admin saw. */
export function mustBeCurrent(node: Pick<StoredNode, 'version'>, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== node.version) {
    throw stale({ current_status: 'changed', current_version: String(node.version) });
  }
}
