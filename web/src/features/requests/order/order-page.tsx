import { useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useUser } from '../../../session/use-session';
import { emptyDescription } from '../description/description-values';
import { isStillReserved, keptDescriptions } from '../description/kept-description';
import { LazyDescriptionForm } from '../description/lazy-description-form';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useReserveOrderQuery } from './order-api';
import { emptyOrder } from './order-values';

/** A new request that a manager makes for a customer. What was typed into one that never reached the server stands there again. */
export function Component() {
  const [params] = useSearchParams();
  const kept = keptDescriptions(useUser()?.id ?? '').unsaved();
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
