import { Navigate, useParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { Page } from '../../../ui/page/page';
import { Failure, NotFound } from '../../../ui/states/states';
import { useGetRequestDraftQuery, useGetRequestQuery } from '../api';
import { RequestSkeleton } from '../detail/request-skeleton';
import { toRequest, toRequestList } from '../model/side';
import { DraftScreen } from './draft-screen';

/** The form of a request from the catalogue, until it is sent. */
export function Component() {
  const t = useTexts('requests');
  const { requestEntity: id = '' } = useParams();
  const { currentData: request, error, isError, refetch } = useGetRequestDraftQuery(id);
  // The form takes its values once: what a later answer brings never overwrites what is being typed.
  if (request) return <DraftScreen key={request.id} request={request} />;
  if (!isError) return <RequestSkeleton />;
  const problem = toProblem(error);
  if (problem.kind === 'notFound') return <NoDraft id={id} />;
  return (
    <Page title={t('draft.title')}>
      <Failure size="page" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
    </Page>
  );
}

/** A request already sent opens as itself, as after a step back in the browser; anything else is not there. */
function NoDraft({ id }: { id: string }) {
  const t = useTexts('requests');
  const { currentData: sent, isError } = useGetRequestQuery({ id, side: 'customer' });
  if (sent) return <Navigate to={toRequest('customer', id)} replace />;
  if (!isError) return <RequestSkeleton />;
  return (
    <Page title={t('draft.missingTitle')}>
      <NotFound
        title={t('draft.missingTitle')}
        action={
          <ButtonLink tone="main" to={toRequestList('customer', 'rfc')}>
            {t('missing.toList')}
          </ButtonLink>
        }
      >
        {t('draft.missingText')}
      </NotFound>
    </Page>
  );
}
