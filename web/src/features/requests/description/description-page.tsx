import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { storedCity } from '../../../lib/stored-city';
import { useUser } from '../../../session/use-session';
import { RequestSkeleton } from '../detail/request-skeleton';
import { useReserveRequestQuery } from '../draft/drafts-api';
import { emptyDescription } from './description-values';
import { LazyDescriptionForm } from './lazy-description-form';
import { isStillReserved, localDescriptions } from './local-description';

/** Shows the form of a new request by description. It restores text that never reached the server. */
export function Component() {
  const t = useTexts('request-forms');
  const [params] = useSearchParams();
  const supplier = params.get('supplier');
  const terms = supplier ? t('description.fromSupplier', { name: supplier }) : '';
  const unsaved = localDescriptions(useUser()?.id ?? '').unsaved();
  const query = useReserveRequestQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />}>
      {({ request: { id, contact_info } }) => (
        <LazyDescriptionForm
          opened={{
            id: unsaved && isStillReserved(unsaved) ? unsaved.requestId : id,
            version: 0,
            since: unsaved && isStillReserved(unsaved) ? unsaved.since : Date.now(),
            isBehind: unsaved !== null,
            initial: unsaved?.values ?? {
              ...emptyDescription(params.get('name') ?? '', terms),
              contractCity: storedCity(),
            },
            contact: contact_info,
          }}
        />
      )}
    </EntityPage>
  );
}
