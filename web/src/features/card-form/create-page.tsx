import { useParams } from 'react-router';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { useReserveCardQuery } from './api';
import { FormSkeleton } from './form-skeleton';
import { OpenedCard } from './opened-card';

/** Shows the form of a supplier's new card. */
export function Component() {
  const { company = '' } = useParams();
  const query = useReserveCardQuery(company, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<FormSkeleton />}>
      {(view) => <OpenedCard key={company} view={view} />}
    </EntityPage>
  );
}
