import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../ui/page/page';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../ui/states/loading-region';

// What each page needs is listed here and not in everybody's first load.
const CareListPage = lazy(async () => ({ default: (await import('./list/care-list-page')).CareListPage }));
const CarePage = lazy(async () => ({ default: (await import('./page/care-page')).CarePage }));

/** An admin's pages of companies. */
export function Component() {
  const { company } = useParams();
  return (
    <Suspense
      fallback={
        <Page>
          <LoadingRegion isBusy>
            <SkeletonText lines={8} />
          </LoadingRegion>
        </Page>
      }
    >
      {company === undefined ? <CareListPage /> : <CarePage />}
    </Suspense>
  );
}
