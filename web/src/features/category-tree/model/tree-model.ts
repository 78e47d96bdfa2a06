import type { TreeCategoryView } from '@setu/contract';
import type { TreeItem } from '../../../ui/tree/tree-item';

type Categories = readonly TreeCategoryView[];

/** Groups the categories by parent, in their order. The roots of the trees are under the key null. */
function byParent(categories: Categories): Map<string | null, TreeCategoryView[]> {
  const below = new Map<string | null, TreeCategoryView[]>();
  for (const one of categories) {
    const sisters = below.get(one.parent_id);
    if (sisters) sisters.push(one);
    else below.set(one.parent_id, [one]);
  }
  return below;
}

/** Returns the descendants of a tree's root as items of the editor's tree. */
export function itemsOf(categories: Categories, rootId: string): TreeItem[] {
  const below = byParent(categories);
  const items = (parentId: string): TreeItem[] =>
    (below.get(parentId) ?? []).map(({ id, name, sku_count: count }) => ({
      id,
      names: name,
      count,
      children: items(id),
    }));
  return items(rootId);
}

/** A category's new place: its parent, and its index among the other children (0 is first). */
export interface NewPlace {
  parentId: string;
  index: number;
}

/** Returns the list with a category and its descendants at another place, and with updated counts above both places. */
export function moved(categories: Categories, id: string, { parentId, index }: NewPlace): TreeCategoryView[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const [node, parent] = [byId.get(id), byId.get(parentId)];
  if (!node || !parent) return [...categories];
  const above = (from: string | null): string[] => {
    const one = from === null ? undefined : byId.get(from);
    return one ? [one.id, ...above(one.parent_id)] : [];
  };
  const [left, joined] = [above(node.parent_id), above(parentId)];
  const countChange = (one: string) => (Number(joined.includes(one)) - Number(left.includes(one))) * node.sku_count;
  const below = byParent(categories);
  const shift = parent.level + 1 - node.level;
  below.set(
    node.parent_id,
    (below.get(node.parent_id) ?? []).filter((one) => one.id !== id),
  );
  const sisters = below.get(parentId) ?? [];
  below.set(parentId, [...sisters.slice(0, index), { ...node, parent_id: parentId }, ...sisters.slice(index)]);
  const written = (from: string | null, isInside: boolean): TreeCategoryView[] =>
    (below.get(from) ?? []).flatMap((one) => {
      const inside = isInside || one.id === id;
      const change = countChange(one.id);
      const now = inside
        ? { ...one, level: one.level + shift, tree_id: parent.tree_id }
        : change === 0
          ? one
          : { ...one, sku_count: one.sku_count + change };
      return [now, ...written(one.id, inside)];
    });
  return written(null, false);
}

/** Returns the list with one changed category. */
export const changed = (categories: Categories, id: string, part: Partial<TreeCategoryView>): TreeCategoryView[] =>
  categories.map((one) => (one.id === id ? { ...one, ...part } : one));

/** Returns the list with a new category, last below its parent. */
export function added(categories: Categories, made: TreeCategoryView): TreeCategoryView[] {
  const isBelow = new Set<string | null>([made.parent_id]);
  let last = -1;
  for (const [at, { id, parent_id: parentId }] of categories.entries()) {
    if (id === made.parent_id) last = at;
    if (!isBelow.has(parentId)) continue;
    isBelow.add(id);
    last = at;
  }
  return categories.toSpliced(last + 1, 0, made);
}
