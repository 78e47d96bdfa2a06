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
  const kept = localDescriptions(useUser()?.id ?? '').unsaved();
  const query = useReserveOrderQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />}>
      {({ request: { id }, managers }) => (
        <LazyDescriptionForm
          opened={{
            id: kept && isStillReserved(kept) ? kept.requestId : id,
            version: 0,
            since: kept && isStillReserved(kept) ? kept.since : Date.now(),
            isBehind: kept !== null,
            initial: { ...emptyDescription(params.get('name') ?? ''), ...emptyOrder, ...kept?.values },
            contact: null,
            order: { managers },
          }}
        />
      )}
    </EntityPage>
  );
}
