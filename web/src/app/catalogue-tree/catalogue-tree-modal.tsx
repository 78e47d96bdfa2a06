import { screenPath } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useGetCategoryTreeQuery } from '../shell-api';
import { BranchPane } from './branch-pane';
import styles from './catalogue-tree.module.css';
import { RootPane } from './root-pane';

/** Two panes: sections on the left, their categories and sub-categories on the right. */
export function CatalogueTreeModal({ onClose }: ModalControls) {
  const t = useTexts();
  const { data, isError, refetch } = useGetCategoryTreeQuery();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const branches = data?.tree.flatMap((tree) => tree.children) ?? [];
  const chosen = branches.find(({ id }) => id === chosenId) ?? branches[0];
  const close = () => onClose();
  return (
    <ModalFrame title={t('tree.title')} size="wide" onClose={close}>
      {isError && <Failure title={t('tree.failed')} onRetry={refetch} />}
      {!isError && (
        <div className={styles.panes} aria-busy={!data}>
          {data ? (
            <>
              <RootPane trees={data.tree} chosenId={chosen?.id} onChoose={setChosenId} onFollow={close} />
              {chosen && <BranchPane branch={chosen} onFollow={close} />}
            </>
          ) : (
            Array.from({ length: 8 }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
              <Skeleton key={row} height="20px" width={row % 2 ? '80%' : '60%'} />
            ))
          )}
        </div>
      )}
      <p className={styles.all}>
        <TextLink to={screenPath('category_index')} onClick={close}>
          {t('tree.allCategories')}
        </TextLink>
      </p>
    </ModalFrame>
  );
}
