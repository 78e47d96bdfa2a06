import { type AuditEntryView, type AuditView, auditRoutes, screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { formatDate, formatTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { DownloadLine } from '../../kit/report-page/download-line';
import { type DownloadRequest, useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { DataTable } from '../../ui/data-table/data-table';
import { IconAlertTriangle, IconDownload } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Callout } from '../../ui/panel/callout';
import { Panel } from '../../ui/panel/panel';
import { EmptyState, Failure } from '../../ui/states/states';
import { useGetAuditQuery } from './api';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters';
import { useAuditColumns } from './use-audit-columns';
import { useAuditLabels } from './use-audit-labels';
import { type FilterName, useAuditPlace } from './use-audit-place';

/** Shows the audit entries of all services: actor, action, object and the substituted user. */
export function Component() {
  const t = useTexts('audit');
  const labels = useTexts('audit-words');
  const place = useAuditPlace();
  const query = useGetAuditQuery(place.query);
  const download = useDownload();
  const { nameOf, kindOf } = useAuditLabels();
  const view = query.data;
  const request: DownloadRequest = {
    path: `${auditRoutes.sendAudit.path}?${place.fileSearch}`,
    fallbackName: `${labels('title')}.xlsx`,
    init: { method: 'POST' },
  };
  const chosenName = (name: FilterName): string => {
    const id = place.filters[name];
    if (name === 'object') {
      const known = view?.list.find((entry) => entry.object_id === id && entry.object_kind === place.filters.kind);
      return `${kindOf(place.filters.kind)} ${known?.object_name || id}`.trim();
    }
    const of = view?.list.flatMap(({ actor, on_behalf_of: forWhom, company }) => [
      { id: actor?.id, name: nameOf(actor) },
      { id: forWhom?.id, name: nameOf(forWhom) },
      { id: company?.id, name: company?.name ?? '' },
    ]);
    return of?.find((one) => one.id === id)?.name || id;
  };
  return (
    <Page title={labels('title')}>
      <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: labels('title') }]} />
      <PageHeader
        title={labels('title')}
        meta={[{ text: t('lead', { zone: formatTimeZone().split(',')[0] }) }]}
        actions={
          <Button
            icon={IconDownload}
            isBusy={download.state.phase === 'running'}
            onClick={() => void download.start(request)}
          >
            {t('download')}
          </Button>
        }
      />
      <Stack gap={4}>
        <DownloadLine
          name={labels('title')}
          state={download.state}
          onStop={download.stop}
          onAgain={() => void download.start(request)}
        />
        {query.isError ? (
          <>
            <AuditFilters place={place} nameOf={chosenName} />
            <Problem error={query.error} onRetry={query.refetch} />
          </>
        ) : (
          <Entries
            view={view}
            place={place}
            isFetching={query.isFetching}
            onRetry={query.refetch}
            filters={<AuditFilters place={place} nameOf={chosenName} />}
          />
        )}
      </Stack>
    </Page>
  );
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const problem = toProblem(error);
  return <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={onRetry} />;
}

interface EntriesProps {
  view: AuditView | undefined;
  place: ReturnType<typeof useAuditPlace>;
  isFetching: boolean;
  onRetry: () => unknown;
  filters: ReactNode;
}

function Entries({ view, place, isFetching, onRetry, filters }: EntriesProps) {
  const t = useTexts('audit');
  const labels = useTexts('audit-words');
  const { actionOf, serviceOf } = useAuditLabels();
  const columns = useAuditColumns(place.set);
  const isPhone = useIsPhone();
  const next = view?.next ?? '';
  return (
    <>
      {view && view.missing.length > 0 && (
        <Callout
          role="status"
          tone="spark"
          icon={IconAlertTriangle}
          title={t('without', { services: view.missing.map(serviceOf).join(', ') })}
          action={
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('withoutText')}
        </Callout>
      )}
      <Panel isPadded={false}>
        {filters}
        <DataTable
          caption={labels('title')}
          columns={columns}
          rows={view?.list}
          rowId={({ service, id }) => `${service} ${id}`}
          rowName={({ action }) => actionOf(action)}
          groupOf={({ at }) => formatDate(at)}
          density="compact"
          skeletonRows={10}
          {...(isPhone && {
            onRowOpen: ({ object_kind: kind, object_id: object }: AuditEntryView) => place.set({ kind, object }),
          })}
          isFetching={isFetching}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        />
      </Panel>
      {(place.before !== '' || next !== '') && (
        <div className={styles.pages}>
          {place.before !== '' && <Button onClick={() => place.goOn('')}>{t('newest')}</Button>}
          {next !== '' && <Button onClick={() => place.goOn(next)}>{t('older')}</Button>}
        </div>
      )}
    </>
  );
}
