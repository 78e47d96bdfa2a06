import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetRequestQuery } from '../api';
import { RequestSkeleton } from '../detail/request-skeleton';
import { toRequest, toRequestList } from '../model/side';
import { useSide } from '../model/use-side';
import { DraftScreen } from './draft-screen';
import { useGetRequestDraftQuery } from './drafts-api';

/** Loads separately, so that it does not add to the size of the other form. */
const StoredDescription = lazy(async () => ({
  default: (await import('../description/stored-description')).StoredDescription,
}));

/** Shows a request until it is sent, as the form of a request from the catalogue or by description. */
export function Component() {
  const { requestEntity: id = '' } = useParams();
  const query = useGetRequestDraftQuery(id);
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />} missing={() => <NoDraft id={id} />}>
      {/* The form reads its values only once, so that a later answer does not overwrite what the user types. */}
      {({ request, managers }) =>
        request.kind === 'rfd' ? (
          <Suspense fallback={<RequestSkeleton />}>
            <StoredDescription key={request.id} request={request} managers={managers} />
          </Suspense>
        ) : (
          <DraftScreen key={request.id} request={request} />
        )
      }
    </EntityPage>
  );
}

/**
 * Opens the request if it is already sent, for example after going back in the browser. Otherwise reports it as
 * missing.
 */
function NoDraft({ id }: { id: string }) {
  const t = useTexts('request-forms');
  const own = useTexts('requests');
  const side = useSide();
  const query = useGetRequestQuery({ id, side });
  return (
    <EntityPage
      query={query}
      skeleton={<RequestSkeleton />}
      missing={{
        title: t('draft.missingTitle'),
        text: t('draft.missingText'),
        to: toRequestList(side, 'rfc'),
        toLabel: own('missing.toList'),
      }}
    >
      {() => <Navigate to={toRequest(side, id)} replace />}
    </EntityPage>
  );
}
