import { notFound, stale } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import { type Tree, treeOf } from '../domain/tree.js';
import type { KeptNode } from '../store/category-tree.js';

/** The trees, which nobody else changes until the transaction ends. */
export interface OpenTree {
  tree: Tree;
  /** `not_found` for a category that is not there. */
  node: (id: string) => KeptNode;
  /** The titles of a parent’s other categories. */
  sisterNames: (parentId: string | undefined, id: string) => KeptNode['name'][];
}

/** Takes the trees, and with them every card’s place: a moment, whatever follows for the cards is done afterwards. */
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

/** Throws `stale` when somebody has changed the category since a version was seen. */
export function mustBeSeen(node: Pick<KeptNode, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== node.version) {
    throw stale({ current_status: 'changed', current_version: String(node.version) });
  }
}
