import { useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useUser } from '../../../session/use-session';
import { emptyDescription } from '../description/description-values';
import { LazyDescriptionForm } from '../description/lazy-description-form';
import { isStillReserved, localDescriptions } from '../description/local-description';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useReserveOrderQuery } from './order-api';
import { emptyOrder } from './order-values';

/**
 * Shows the form of a new request that a manager creates for a customer. It restores text that never reached the
 * server.
 */
export function Component() {
  const [params] = useSearchParams();
  const unsaved = localDescriptions(useUser()?.id ?? '').unsaved();
  const query = useReserveOrderQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />}>
      {({ request: { id }, managers }) => (
        <LazyDescriptionForm
          opened={{
            id: unsaved && isStillReserved(unsaved) ? unsaved.requestId : id,
            version: 0,
            since: unsaved && isStillReserved(unsaved) ? unsaved.since : Date.now(),
            isBehind: unsaved !== null,
            initial: { ...emptyDescription(params.get('name') ?? ''), ...emptyOrder, ...unsaved?.values },
            contact: null,
            order: { managers },
          }}
        />
      )}
    </EntityPage>
  );
}
