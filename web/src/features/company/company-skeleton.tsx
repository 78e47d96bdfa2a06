import { PageSkeleton } from '../../kit/entity-page/page-skeleton';
import { Columns } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import styles from './company.module.css';

/** Shows the page while the company loads. */
export function CompanySkeleton() {
  return (
    <PageSkeleton className={styles.placeholder}>
      <Skeleton width="240px" />
      <Skeleton height="38px" width="40%" />
      <Columns>
        <Panel>
          <SkeletonText lines={9} />
        </Panel>
        <Panel>
          <Skeleton height="44px" />
        </Panel>
      </Columns>
    </PageSkeleton>
  );
}
