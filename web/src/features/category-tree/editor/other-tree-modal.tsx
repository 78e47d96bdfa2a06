import type { TreeCategoryView } from '@setu/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { filterTree } from '../../../lib/tree/filter-tree';
import { Button } from '../../../ui/button/button';
import { SearchBox } from '../../../ui/filter-bar/search-box';
import { Stack } from '../../../ui/layout/layout';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import { type ModalControls, openModal } from '../../../ui/modal/modal-store';
import { MoveTargets } from '../../../ui/tree/move-targets';
import { isNamed } from '../../../ui/tree/tree-item';
import { otherTrees, refusalBelow } from '../model/other-trees';
import { titleIn } from '../model/titles';
import styles from './editor.module.css';

interface MovedCategory {
  categories: readonly TreeCategoryView[];
  category: TreeCategoryView;
}

/** Asks for the new place of a category in another tree. Resolves with its new parent. */
export const chooseOtherTree = (moved: MovedCategory): Promise<TreeCategoryView | undefined> =>
  openModal(OtherTreeModal, moved);

function OtherTreeModal({ categories, category, onClose }: MovedCategory & ModalControls<TreeCategoryView>) {
  const t = useTexts('tree');
  const noteId = useId();
  const [query, setQuery] = useState('');
  const [targetId, setTargetId] = useState<string>();
  const trees = otherTrees(categories, category);
  const found = query.trim() ? filterTree(trees, (node) => isNamed(node, query)) : trees;
  const target = categories.find(({ id }) => id === targetId);
  const refusal = target && refusalBelow(categories, category, target);
  const [name, count] = [titleIn(category.name), category.sku_count];
  const note = () => {
    if (!target) return t('other.choose');
    if (refusal === 'deep') return t('refuse.deep', { name, parent: titleIn(target.name) });
    return refusal === 'cards' ? t('other.cards', { count }) : t('move.effect', { count });
  };
  return (
    <ModalFrame
      title={t('dialog.title', { name })}
      size="form"
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('keep')}</Button>
          <Button
            tone="main"
            isDisabled={!target || refusal !== undefined}
            describedBy={noteId}
            onClick={() => onClose(target)}
          >
            {t('dialog.move')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchBox label={t('search')} value={query} onSearch={setQuery} />
        <MoveTargets nodes={found} query={query} chosenId={targetId} hasTop={false} onChoose={setTargetId} />
        <p id={noteId} role="status" className={styles.hint}>
          {note()}
        </p>
      </Stack>
    </ModalFrame>
  );
}
