import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../ui/page/page';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../ui/states/loading-region';

// The pages load their code separately, so that it is not part of every user's first load.
const CompanyAdminListPage = lazy(async () => ({
  default: (await import('./list/company-admin-list-page')).CompanyAdminListPage,
}));
const CompanyAdminPage = lazy(async () => ({ default: (await import('./page/company-admin-page')).CompanyAdminPage }));

/** Shows an admin's pages of companies. */
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
      {company === undefined ? <CompanyAdminListPage /> : <CompanyAdminPage />}
    </Suspense>
  );
}
