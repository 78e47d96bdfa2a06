import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetNewSupplierQuery, useGetSupplierFormQuery } from './supplier-api';
import { SupplierSkeleton } from './supplier-skeleton';

// A long form: the page's first view does without it.
const SupplierForm = lazy(async () => ({ default: (await import('./supplier-form')).SupplierForm }));

/** The form of a supplier that is there, or of a new one, filled from the application the address names. */
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
