import type { CategoryNode } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/states/states';
import { CategoryBlock } from './category-block';
import styles from './tree.module.css';

/** Shows a tree's categories in rows of four, two on tablets, one on phones. */
export function CategoryColumns({ tree }: { tree: CategoryNode | undefined }) {
  const t = useTexts('catalogue');
  if (!tree) return <EmptyState title={t('index.emptyTitle')}>{t('index.emptyText')}</EmptyState>;
  return (
    <div className={styles.columns}>
      {tree.children.map((category) => (
        <CategoryBlock key={category.id} category={category} />
      ))}
    </div>
  );
}
