import { useLocation, useParams } from 'react-router';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { useGetCardFormQuery } from './api';
import { FormSkeleton } from './form-skeleton';
import { OpenedCard } from './opened-card';

/** Shows the form of an existing card. The address decides whether it is a product or a service. */
export function Component() {
  const { productSku: id = '' } = useParams();
  const type = useLocation().pathname.startsWith('/catalog/service/') ? 'service' : 'product';
  const query = useGetCardFormQuery({ type, id }, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<FormSkeleton />}>
      {(view) => <OpenedCard key={id} view={view} />}
    </EntityPage>
  );
}
