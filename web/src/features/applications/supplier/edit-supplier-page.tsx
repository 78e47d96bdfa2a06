import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetSupplierFormQuery } from './supplier-api';
import { SupplierSkeleton } from './supplier-skeleton';

const SupplierForm = lazy(async () => ({ default: (await import('./supplier-form')).SupplierForm }));

/** The form of a supplier that is there. */
export function Component() {
  const { company: id = '' } = useParams();
  const query = useGetSupplierFormQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<SupplierSkeleton />}>
      {(view) => (
        <Suspense fallback={<SupplierSkeleton />}>
          <SupplierForm key={id} view={view} companyId={id} />
        </Suspense>
      )}
    </EntityPage>
  );
}
