import { screenPath } from '@setu/contract';
import { Navigate, useLocation, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { useUser } from '../../../session/use-session';
import { useGetRequestQuery } from '../api';
import { readerOf, type Side, toRequestList } from '../model/side';
import { RequestScreen } from './request-screen';
import { RequestSkeleton } from './request-skeleton';

/** Shows a published request to its company, its supplier and the brokers. A draft opens as its form. */
export function Component() {
  const t = useTexts('requests');
  const { requestEntity: id = '' } = useParams();
  const side: Side = useLocation().pathname.startsWith('/broker/') ? 'broker' : 'customer';
  const reader = readerOf(side, useUser()?.company.type);
  const query = useGetRequestQuery({ id, side });
  const reload = async () => (await query.refetch()).data;
  return (
    <EntityPage
      query={query}
      skeleton={<RequestSkeleton />}
      missing={{
        title: t('missing.title'),
        text: t('missing.text'),
        to: toRequestList(reader, 'rfc'),
        toLabel: t('missing.toList'),
      }}
    >
      {(request) =>
        request.status === 'draft' ? (
          <Navigate replace to={screenPath('customer_request_create_page', { requestEntity: request.id })} />
        ) : (
          <RequestScreen key={request.id} request={request} side={side} reload={reload} />
        )
      }
    </EntityPage>
  );
}
