import type { BothNames, TreeCategoryView } from '@setu/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../../i18n/use-texts';
import { type ModalControls, openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { treeUtil, useCreateCategoryMutation } from '../api';
import { sentTitle, titleIn } from '../model/titles';
import { added } from '../model/tree-model';
import { NamesModal } from './names-modal';

interface Into {
  root: TreeCategoryView;
  parent: TreeCategoryView;
}

/** Asks for the titles of a new category. Resolves with its id once it is created. */
export const openAddCategory = (into: Into): Promise<string | undefined> => openModal(AddCategoryModal, into);

function AddCategoryModal({ root, parent, onClose }: Into & ModalControls<string>) {
  const t = useTexts('tree');
  const dispatch = useDispatch();
  const [create] = useCreateCategoryMutation();
  // One idempotency key for the dialog, so that repeated clicks create one category.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isSection = parent.level === 0;
  const store = async (names: BothNames) => {
    const place = isSection ? {} : { category: parent.id };
    const made = await create({ rootId: root.id, idempotencyKey, ...sentTitle(names), ...place }).unwrap();
    const { category, revision } = made;
    if (!category) return onClose();
    dispatch(
      treeUtil.updateQueryData('getCategoryTreeAdmin', undefined, (shown) => ({
        ...shown,
        revision,
        categories: added(
          shown.categories.filter(({ id }) => id !== category.id),
          category,
        ),
      })) as never,
    );
    notify({ kind: 'success', title: t('add.done', { name: titleIn(category.name) }) });
    onClose(category.id);
  };
  return (
    <NamesModal
      title={
        isSection ? t('add.sectionTitle', { name: titleIn(root.name) }) : t('add.title', { name: titleIn(parent.name) })
      }
      action={t('add.action')}
      onStore={store}
      onClose={() => onClose()}
    />
  );
}
