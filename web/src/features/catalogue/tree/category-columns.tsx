import type { CategoryNode } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { EmptyState } from '../../../ui/states/states';
import { CategoryBlock } from './category-block';
import { spreadOverColumns } from './category-spread';
import styles from './tree.module.css';

/** Shows a tree's categories in four columns, two on tablets, one on phones. */
export function CategoryColumns({ tree }: { tree: CategoryNode | undefined }) {
  const t = useTexts('catalogue');
  if (!tree) return <EmptyState title={t('index.emptyTitle')}>{t('index.emptyText')}</EmptyState>;
  return (
    <div className={styles.columns}>
      {spreadOverColumns(tree.children).map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are places, not things
        <div key={index} className={styles.column}>
          {column.map((category) => (
            <CategoryBlock key={category.id} category={category} />
          ))}
        </div>
      ))}
    </div>
  );
}
