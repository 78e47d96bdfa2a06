import { type CategoryNode, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import styles from './catalogue-tree.module.css';

/** The sub-categories of the chosen category. */
export function BranchPane({ branch, onFollow }: { branch: CategoryNode; onFollow: () => void }) {
  const t = useTexts();
  return (
    <section className={styles.branch} aria-label={branch.name}>
      <h3>
        <Link to={screenPath('category_page', { id: branch.id })} onClick={onFollow}>
          {t('tree.all', { name: branch.name })}
        </Link>
      </h3>
      <ul>
        {branch.children.map(({ id, name, sku_count }) => (
          <li key={id}>
            <Link to={screenPath('category_page', { id })} onClick={onFollow}>
              {name} <small>{formatNumber(sku_count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
