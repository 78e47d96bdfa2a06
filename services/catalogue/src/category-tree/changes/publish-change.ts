import type { AuditFields } from '@setu/kit/audit';
import type { WriteStores } from '@setu/kit/events';
import type * as wire from '@setu/proto/catalogue/events';
import type { CategoryChangeKind } from '@setu/proto/catalogue/words';
import { categoryChangeKindWord } from '@setu/proto/wire-words';
import type { LocalText } from '../../domain/local-text.js';
import { categoryChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { TreeNode } from '../domain/tree.js';

/** A change of a category. `before` is absent for a new category, `after` for a deleted one. */
interface Change {
  id: string;
  kind: CategoryChangeKind;
  before: wire.CategoryState | undefined;
  after: wire.CategoryState | undefined;
  attribute?: LocalText;
}

/** Returns a category’s names and place for the event. */
export const stateOf = (node: Omit<TreeNode, 'id'>, name: LocalText): wire.CategoryState => ({
  name,
  parentId: node.parentId ?? '',
  treeId: node.treeId,
  position: node.position,
});

/** Returns a category's names and place for the audit log. */
const fieldsOf = (state: wire.CategoryState | undefined): AuditFields =>
  state === undefined
    ? {}
    : {
        ...{ en: state.name?.en ?? '', ru: state.name?.ru ?? '' },
        ...{ parent: state.parentId, position: state.position },
      };

const named = (attribute: LocalText | undefined): AuditFields =>
  attribute === undefined ? {} : { attribute: attribute.ru || attribute.en };

/** Raises the revision of the trees and publishes a change. Returns the new revision. */
export async function publishChange(
  stores: WriteStores<Stores>,
  { id, attribute, ...change }: Change,
): Promise<bigint> {
  const revision = await stores.categoryTree.count();
  await stores.outbox.add(categoryChanged({ categoryId: id, revision, attribute, ...change }));
  await stores.auditLog.add({
    action: `category.${categoryChangeKindWord(change.kind) ?? 'changed'}`,
    object: { kind: 'category', id },
    ...{ before: fieldsOf(change.before), after: { ...fieldsOf(change.after), ...named(attribute) } },
  });
  return revision;
}
