import { useTexts } from '../../i18n/use-texts';
import { Columns } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/layout/text';
import { Page } from '../../ui/page/page';
import { Panel } from '../../ui/panel/panel';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import styles from './company.module.css';

/** The page before the company has come. */
export function CompanySkeleton() {
  const t = useTexts();
  return (
    <Page>
      <div className={styles.placeholder} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{t('states.loading')}</span>
        </VisuallyHidden>
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
      </div>
    </Page>
  );
}
