import type { CategoryNode } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { Picture } from '../../../ui/media/picture';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { toCategory } from '../paths';
import styles from './tree.module.css';

/** Shows categories as tiles with their pictures in arches. `undefined` while they load. */
export function CategoryTiles({ categories, max = 12 }: { categories: CategoryNode[] | undefined; max?: number }) {
  if (!categories) {
    return (
      <div className={styles.tiles} aria-busy="true">
        {Array.from({ length: max }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
          <span key={index} className={styles.tile} aria-hidden="true">
            <Skeleton className={styles.tileArch} height="104px" />
            <Skeleton width="70%" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.tiles}>
      {categories.slice(0, max).map(({ id, name, langs, sku_count, picture }) => (
        <li key={id}>
          <Link className={styles.tile} to={toCategory(id)}>
            <span className={styles.tileArch}>
              <Picture of={picture} alt="" sizes="104px" shape="stand" />
            </span>
            <b lang={langs.name}>{name}</b>
            <small>{`(${formatNumber(sku_count)})`}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
