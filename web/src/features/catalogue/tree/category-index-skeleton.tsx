import { PartSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Skeleton, SkeletonText } from '../../../ui/skeleton/skeleton';
import styles from './tree.module.css';

const blocks = 12;

/** Shows placeholder blocks in the same columns while the trees load. */
export function CategoryIndexSkeleton() {
  const block = (index: number) => (
    <div key={index} className={styles.block}>
      <Skeleton className={styles.blockArch} width="56px" height="64px" />
      <div className={styles.indexSkeleton}>
        <Skeleton height="20px" width="80%" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
  return (
    <PartSkeleton className={styles.columns}>{Array.from({ length: blocks }, (_, index) => block(index))}</PartSkeleton>
  );
}
