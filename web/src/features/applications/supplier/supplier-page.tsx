import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetNewSupplierQuery, useGetSupplierFormQuery } from './supplier-api';
import { SupplierSkeleton } from './supplier-skeleton';

// A long form, which the page's first view does not need.
const SupplierForm = lazy(async () => ({ default: (await import('./supplier-form')).SupplierForm }));

/** Shows the form of an existing supplier, or of a new one, filled from the application in the address. */
export function Component() {
  const { company } = useParams();
  return company === undefined ? <NewSupplier /> : <EditSupplier companyId={company} />;
}

function NewSupplier() {
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

function EditSupplier({ companyId }: { companyId: string }) {
  const query = useGetSupplierFormQuery(companyId, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<SupplierSkeleton />}>
      {(view) => (
        <Suspense fallback={<SupplierSkeleton />}>
          <SupplierForm key={companyId} view={view} companyId={companyId} />
        </Suspense>
      )}
    </EntityPage>
  );
}
