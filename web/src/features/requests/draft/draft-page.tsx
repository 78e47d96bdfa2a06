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

/** The other kind's form must not weigh on this one. */
const StoredDescription = lazy(async () => ({
  default: (await import('../description/stored-description')).StoredDescription,
}));

/** A request until it is sent: the form of one from the catalogue or from a description. */
export function Component() {
  const { requestEntity: id = '' } = useParams();
  const query = useGetRequestDraftQuery(id);
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />} missing={() => <NoDraft id={id} />}>
      {/* The form takes its values once: what a later answer brings never overwrites what is being typed. */}
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

/** A request already sent opens as itself, as after a step back in the browser; anything else is not there. */
function NoDraft({ id }: { id: string }) {
  const t = useTexts('requests');
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
        toLabel: t('missing.toList'),
      }}
    >
      {() => <Navigate to={toRequest(side, id)} replace />}
    </EntityPage>
  );
}
