import { type CategoryNode, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { Icon } from '../../ui/icon/icon';
import { IconCategory } from '../../ui/icon/icons';
import { Picture } from '../../ui/media/picture';
import styles from './catalogue-tree.module.css';
import { PopularSuppliers } from './popular-suppliers';

interface BranchPaneProps {
  branch: CategoryNode;
  onFollow: () => void;
}

/** The sub-categories of the chosen category as tiles. The last tile opens the full category. */
export function BranchPane({ branch, onFollow }: BranchPaneProps) {
  const t = useTexts();
  return (
    <section className={styles.branch} aria-labelledby={`branch-${branch.id}`}>
      <div className={styles.head}>
        <h3 id={`branch-${branch.id}`} lang={branch.langs.name}>
          {branch.name}
        </h3>
        <TextLink to={screenPath('category_page', { id: branch.id })} onClick={onFollow}>
          {t('tree.all', { count: branch.sku_count, shown: formatNumber(branch.sku_count) })}
        </TextLink>
      </div>
      <ul>
        {branch.children.map((child) => (
          <li key={child.id}>
            <Link className={styles.tile} to={screenPath('category_page', { id: child.id })} onClick={onFollow}>
              <span className={styles.arch}>
                <Picture of={child.picture} alt="" sizes="92px" shape="stand" />
              </span>
              <b lang={child.langs.name}>{child.name}</b>
              <small>{formatNumber(child.sku_count)}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.tile} to={screenPath('category_page', { id: branch.id })} onClick={onFollow}>
            <span className={styles.arch} data-whole>
              <Icon of={IconCategory} size={26} />
            </span>
            <b>{t('tree.whole')}</b>
            <small>{formatNumber(branch.sku_count)}</small>
          </Link>
        </li>
      </ul>
      <PopularSuppliers categoryId={branch.id} onFollow={onFollow} />
    </section>
  );
}
