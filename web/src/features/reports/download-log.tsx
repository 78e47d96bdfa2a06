import type { ReportDownloadsView } from '@setu/contract';
import { problemText } from '../../api/problem-text';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { recordedName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import type { ListSource } from '../../kit/list-page/list-source';
import { DataTable } from '../../ui/data-table/data-table';
import { Panel } from '../../ui/panel/panel';
import { Failure } from '../../ui/states/states';
import { useReportLabels } from './use-report-labels';

type Download = ReportDownloadsView['list'][number];

const daysOf = ({ from, to }: Download): string | null =>
  from && to ? `${formatDate(from)} – ${formatDate(to)}` : null;

/** Lists who downloaded which report and when. */
export function DownloadLog({ source }: { source: ListSource<Download> }) {
  const t = useTexts('reports');
  const labels = useReportLabels();
  const { problem, page, isFetching, onRetry } = source;
  return (
    <Panel title={t('log.title')} isPadded={false}>
      {problem ? (
        <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={onRetry} />
      ) : (
        <DataTable
          caption={t('log.title')}
          columns={[
            { id: 'report', title: t('log.report'), inCard: 'title', cell: ({ name }) => labels.of(name).title },
            { id: 'days', title: labels.t('period'), cell: daysOf },
            {
              id: 'person',
              title: t('log.person'),
              cell: ({ person, acting_person: acting }) =>
                acting
                  ? t('log.actingFor', { person: recordedName(person), acting: recordedName(acting) })
                  : recordedName(person),
            },
            { id: 'at', title: t('log.at'), cell: ({ at }) => formatDateTime(at) },
          ]}
          rows={page?.rows}
          rowId={({ at, name }) => `${at} ${name}`}
          rowName={({ name }) => labels.of(name).title}
          skeletonRows={3}
          isFetching={isFetching}
        />
      )}
    </Panel>
  );
}
