import { notFound, stale } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import { type Tree, treeOf } from '../domain/tree.js';
import type { KeptNode } from '../store/category-tree.js';

/** The trees, locked against other changes until the transaction ends. */
export interface OpenTree {
  tree: Tree;
  /** Returns a category, or throws `not_found`. */
  node: (id: string) => KeptNode;
  /** Returns the titles of a category's siblings below a parent. */
  sisterNames: (parentId: string | undefined, id: string) => KeptNode['name'][];
}

/**
 * Locks the trees, and with them the place of every card, and reads them. The lock is short, because tasks update the
 * cards afterwards.
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
    sisterNames: (parentId, id) =>
      nodes.filter((one) => one.parentId === parentId && one.id !== id).map(({ name }) => name),
  };
}

/** Throws `stale` if the category has changed since the version that the admin saw. */
export function mustBeSeen(node: Pick<KeptNode, 'version'>, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== node.version) {
    throw stale({ current_status: 'changed', current_version: String(node.version) });
  }
}
