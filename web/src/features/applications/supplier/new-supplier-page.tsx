import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetNewSupplierQuery } from './supplier-api';
import { SupplierSkeleton } from './supplier-skeleton';

// A long form: the page's first view does without it.
const SupplierForm = lazy(async () => ({ default: (await import('./supplier-form')).SupplierForm }));

/** A new supplier, filled from the application the address names. */
export function Component() {
  const [params] = useSearchParams();
  const applicationId = params.get('supp-app-id') ?? '';
  const query = useGetNewSupplierQuery(applicationId, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<SupplierSkeleton />}>
      {(view) => (
        <Suspense fallback={<SupplierSkeleton />}>
          <SupplierForm key={applicationId} view={view} />
        </Suspense>
      )}
    </EntityPage>
  );
}
