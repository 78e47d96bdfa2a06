import { useSearchParams } from 'react-router';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useUser } from '../../../session/use-session';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useReserveRequestQuery } from '../draft/drafts-api';

import { emptyDescription } from './description-values';
import { LazyDescriptionForm } from './lazy-description-form';
import { isStillReserved, localDescriptions } from './local-description';

/** Shows the form of a new request by description. It restores text that never reached the server. */
export function Component() {
  const [params] = useSearchParams();
  const kept = localDescriptions(useUser()?.id ?? '').unsaved();
  const query = useReserveRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />}>
      {({ request: { id, contact_info } }) => (
        <LazyDescriptionForm
          opened={{
            id: kept && isStillReserved(kept) ? kept.requestId : id,
            version: 0,
            since: kept && isStillReserved(kept) ? kept.since : Date.now(),
            isBehind: kept !== null,
            initial: kept?.values ?? emptyDescription(params.get('name') ?? ''),
            contact: contact_info,
          }}
        />
      )}
    </EntityPage>
  );
}
