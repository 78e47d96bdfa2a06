import { invalid, refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { CategoryChangeKind } from '@setu/proto/catalogue/words';
import type { Stores } from '../../store/index.js';
import { clashes, maxAttributes } from '../domain/names.js';
import type { CategoryAttribute } from '../store/category-attributes.js';
import type { StoredNode, Touch } from '../store/category-tree.js';
import { mustBeCurrent, openTree } from './open-tree.js';
import { publishChange, stateOf } from './publish-change.js';

interface Added {
  id: string;
  attribute: CategoryAttribute;
  /** The version of the category that the admin saw. */
  expectedVersion: number | undefined;
}

/** Adds an attribute that distinguishes the cards of a category. Returns the new revision of the trees. */
export async function addAttribute(stores: WriteStores<Stores>, added: Added, touch: Touch): Promise<bigint> {
  const category = (await openTree(stores)).node(added.id);
  const known = await stores.categoryAttributes.of(added.id);
  const names = known.map(({ name }) => name);
  if (clashes(added.attribute.name, names)) throw invalid({ title: 'category_attribute_exists' });
  mustBeCurrent(category, added.expectedVersion);
  if (known.length >= maxAttributes) throw refused('category_attributes_full', { max: String(maxAttributes) });
  await stores.categoryAttributes.add(added.id, added.attribute);
  return touched(stores, category, touch, {
    kind: CategoryChangeKind.ATTRIBUTE_ADDED,
    attribute: added.attribute.name,
  });
}

/** Removes an attribute. Returns the new revision of the trees, or undefined if there is no attribute with that id. */
export async function removeAttribute(
  stores: WriteStores<Stores>,
  { id, attributeId }: { id: string; attributeId: string },
  touch: Touch,
): Promise<bigint | undefined> {
  const category = (await openTree(stores)).node(id);
  const attribute = (await stores.categoryAttributes.of(id)).find((one) => one.id === attributeId);
  if (attribute === undefined) return undefined;
  await stores.categoryAttributes.remove(attributeId);
  return touched(stores, category, touch, { kind: CategoryChangeKind.ATTRIBUTE_REMOVED, attribute: attribute.name });
}

async function touched(
  stores: WriteStores<Stores>,
  category: StoredNode,
  touch: Touch,
  change: { kind: CategoryChangeKind; attribute: CategoryAttribute['name'] },
): Promise<bigint> {
  await stores.categoryTree.touch(category.id, touch);
  const state = stateOf(category, category.name);
  return publishChange(stores, { id: category.id, before: state, after: state, ...change });
}
