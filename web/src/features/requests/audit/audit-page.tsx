import { screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { DataTable } from '../../../ui/data-table/data-table';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { useGetRequestAuditQuery } from '../api';
import { RequestSkeleton } from '../detail/request-skeleton';
import { toRequestList } from '../model/side';
import { useAuditColumns } from './use-audit-columns';

/** Lists every change of a request, newest first: time, user, field, old and new value. */
export function Component() {
  const t = useTexts('requests');
  const { request = '' } = useParams();
  const query = useGetRequestAuditQuery(request);
  const columns = useAuditColumns();
  const missing = {
    title: t('missing.title'),
    text: t('missing.text'),
    to: toRequestList('broker', 'rfc'),
    toLabel: t('missing.toList'),
  };
  return (
    <EntityPage query={query} skeleton={<RequestSkeleton />} missing={missing}>
      {({ numeric_hash: number, list }) => (
        <Page title={t('audit.heading', { number })}>
          <PageHeader
            back={
              <BackLink to={screenPath('request_for_broker_page', { requestEntity: request })}>
                {t('detail.heading', { number })}
              </BackLink>
            }
            title={t('audit.heading', { number })}
          />
          <Panel isPadded={false}>
            <DataTable
              caption={t('audit.title')}
              columns={columns}
              rows={list.map((change, place) => ({ ...change, place })).reverse()}
              rowId={({ place }) => String(place)}
              rowName={({ field, date }) => `${field} ${date}`}
            />
          </Panel>
        </Page>
      )}
    </EntityPage>
  );
}
