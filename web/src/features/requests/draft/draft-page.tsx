import { Navigate, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useGetRequestDraftQuery, useGetRequestQuery } from '../api';
import { RequestSkeleton } from '../detail/request-skeleton';
import { toRequest, toRequestList } from '../model/side';
import { DescriptionDraft } from './description-draft';
import { DraftScreen } from './draft-screen';

/** A request until it is sent: the form of one from the catalogue, what stands written of one from a description. */
export function Component() {
  const { requestEntity: id = '' } = useParams();
  const query = useGetRequestDraftQuery(id);
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />} missing={() => <NoDraft id={id} />}>
      {/* The form takes its values once: what a later answer brings never overwrites what is being typed. */}
      {(request) =>
        request.kind === 'rfd' ? (
          <DescriptionDraft key={request.id} request={request} reload={query.refetch} />
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
  const query = useGetRequestQuery({ id, side: 'customer' });
  return (
    <EntityPage
      query={query}
      skeleton={<RequestSkeleton />}
      missing={{
        title: t('draft.missingTitle'),
        text: t('draft.missingText'),
        to: toRequestList('customer', 'rfc'),
        toLabel: t('missing.toList'),
      }}
    >
      {() => <Navigate to={toRequest('customer', id)} replace />}
    </EntityPage>
  );
}
