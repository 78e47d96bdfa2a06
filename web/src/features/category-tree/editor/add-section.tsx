import type { TreeCategoryView } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconPlus } from '../../../ui/icon/icons';
import { openAddCategory } from './add-category-modal';

/** Adds a section, a category directly below the tree. */
export function AddSection({ root }: { root: TreeCategoryView }) {
  const t = useTexts('tree');
  const [, setParams] = useSearchParams();
  const add = async () => {
    const id = await openAddCategory({ root, parent: root });
    if (id) setParams({ tree: root.id, category: id }, { replace: true, preventScrollReset: true });
  };
  return (
    <Button tone="main" icon={IconPlus} onClick={() => void add()}>
      {t('add.section')}
    </Button>
  );
}
