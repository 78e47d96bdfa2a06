import { type CategoryNode, screenPath } from '@setu/contract';
import { useState } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { CategorySearch } from '../../kit/category-search/category-search';
import { useGetCategoryTreeQuery } from '../../kit/category-search/tree-api';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { useFindForMe } from '../../kit/find-for-me/use-find-for-me';
import { TextLink } from '../../ui/button/text-link';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { SegmentedControl } from '../../ui/segmented/segmented-control';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { BranchPane } from './branch-pane';
import styles from './catalogue-tree.module.css';
import { RootPane } from './root-pane';

/**
 * The category tree: a search over all names, a choice of goods or services, categories on the left, and sub-categories
 * of the chosen one on the right.
 */
export function CatalogueTreeModal({ onClose }: ModalControls) {
  const t = useTexts();
  const { data, isError, refetch } = useGetCategoryTreeQuery();
  const hasFindForMe = useFindForMe() !== null;
  const close = () => onClose();
  return (
    <ModalFrame title={t('tree.title')} size="wide" onClose={close}>
      {isError && <Failure title={t('tree.failed')} onRetry={refetch} />}
      {!isError && !data && <Waiting />}
      {!isError && data && <Trees trees={data.tree} onFollow={close} />}
      <div className={styles.foot}>
        <TextLink to={screenPath('category_index')} onClick={close}>
          {t('tree.allCategories')}
        </TextLink>
        {hasFindForMe && (
          <div className={styles.find}>
            <span>{t('tree.notFound')}</span>
            <FindForMe onFollow={close} />
          </div>
        )}
      </div>
    </ModalFrame>
  );
}

function Trees({ trees, onFollow }: { trees: CategoryNode[]; onFollow: () => void }) {
  const t = useTexts();
  const [treeId, setTreeId] = useState('');
  const [chosenId, setChosenId] = useState('');
  const tree = trees.find(({ id }) => id === treeId) ?? trees[0];
  const categories = tree?.children ?? [];
  const chosen = categories.find(({ id }) => id === chosenId) ?? categories[0];
  const choice = tree && trees.length > 1 && (
    <SegmentedControl
      label={t('tree.trees')}
      options={trees.map(({ id, name, sku_count: cards }) => ({
        value: id,
        label: `${name}\u00A0${formatNumber(cards)}`,
      }))}
      value={tree.id}
      onChange={setTreeId}
    />
  );
  return (
    <CategorySearch trees={trees} onFollow={onFollow} beside={choice}>
      <div className={styles.panes}>
        <RootPane categories={categories} chosenId={chosen?.id} onChoose={setChosenId} onFollow={onFollow} />
        {chosen && <BranchPane branch={chosen} onFollow={onFollow} />}
      </div>
    </CategorySearch>
  );
}

function Waiting() {
  return (
    <div className={styles.panes} aria-busy="true">
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <Skeleton key={row} height="20px" width={row % 2 ? '80%' : '60%'} />
      ))}
    </div>
  );
}
