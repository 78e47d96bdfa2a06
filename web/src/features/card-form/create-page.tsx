import { useParams, useSearchParams } from 'react-router';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { useReserveCardQuery } from './api';
import { FormSkeleton } from './form-skeleton';
import { OpenedCard } from './opened-card';

/** Shows the form of a supplier's new card. The address may have its name. */
export function Component() {
  const { company = '' } = useParams();
  const [params] = useSearchParams();
  const query = useReserveCardQuery(company, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<FormSkeleton />}>
      {(view) => <OpenedCard key={company} view={view} name={params.get('name') ?? ''} />}
    </EntityPage>
  );
}
