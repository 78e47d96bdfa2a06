import { useLocation, useParams } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { Page } from '../../../ui/page/page';
import { Failure, NotFound } from '../../../ui/states/states';
import { useGetRequestQuery } from '../api';
import { type Side, toRequestList } from '../model/side';
import { RequestScreen } from './request-screen';
import { RequestSkeleton } from './request-skeleton';

/** A published request, for its company, its supplier and the brokers. */
export function Component() {
  const t = useTexts('requests');
  const { requestEntity: id = '' } = useParams();
  const side: Side = useLocation().pathname.startsWith('/broker/') ? 'broker' : 'customer';
  const { currentData: request, error, isError, refetch } = useGetRequestQuery({ id, side });
  if (request) return <RequestScreen key={request.id} request={request} side={side} onReload={refetch} />;
  if (!isError) return <RequestSkeleton />;
  const problem = toProblem(error);
  if (problem.kind !== 'notFound') {
    return <Failure size="page" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />;
  }
  return (
    <Page title={t('missing.title')}>
      <NotFound
        title={t('missing.title')}
        action={
          <ButtonLink tone="main" to={toRequestList(side, 'rfc')}>
            {t('missing.toList')}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </NotFound>
    </Page>
  );
}
