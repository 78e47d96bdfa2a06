import { PartSkeleton } from '../../kit/entity-page/page-skeleton';
import { Page } from '../../ui/page/page';
import { Panel } from '../../ui/panel/panel';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import styles from './product.module.css';

/** Shows the page's final layout while the card loads. */
export function ProductSkeleton() {
  return (
    <Page>
      <div className={styles.crumbs}>
        <Skeleton width="320px" />
      </div>
      <PartSkeleton className={styles.top}>
        <div className={styles.gallery}>
          <Skeleton shape="square" />
        </div>
        <div className={styles.summary}>
          <Skeleton width="60%" />
          <Skeleton height="32px" />
          <Skeleton height="32px" width="70%" />
          <SkeletonText lines={8} />
        </div>
        <Panel className={styles.box}>
          <Skeleton height="34px" width="70%" />
          <SkeletonText lines={2} />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <SkeletonText lines={4} />
        </Panel>
      </PartSkeleton>
    </Page>
  );
}
