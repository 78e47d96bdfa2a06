import { type Report, reportNames, reportRoutes, reports, screenPath, searchAudiences } from '@setu/contract';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import type { ListFilter } from '../../kit/list-page/list-filters';
import { listSource } from '../../kit/list-page/list-source';
import { ReportPage } from '../../kit/report-page/report-page';
import { PlaceLink } from '../../ui/button/text-link';
import { EmptyState } from '../../ui/states/states';
import { useGetReportQuery, useListReportDownloadsQuery } from './api';
import { DownloadLog } from './download-log';
import { reportChart } from './report-chart';
import { useReportPlace } from './use-report-place';
import { type ReportRow, useReportTable } from './use-report-table';

type Codec = typeof reportRoutes.getReport.list;

const toReport = (name: string) => `${screenPath('broker_reports')}?${new URLSearchParams({ name })}`;

/** The reports of senior managers: one of them open, with its figures, chart, rows, file, and who took which away. */
export function Component() {
  const t = useTexts('reports');
  const common = useTexts();
  const { name, place, search, fileSearch } = useReportPlace();
  const found = useGetReportQuery(search);
  const downloads = useListReportDownloadsQuery();
  // What another report answered is nothing of this one.
  const view = found.data?.name === name ? found.data : undefined;
  const { words, columns, totals, figures } = useReportTable(name, view);
  const report: Report = reports[name];
  const own = words.of(name);
  const source = listSource<typeof view, ReportRow>({ ...found, data: view }, (told) => ({
    rows: told?.rows ?? [],
    total: told?.total ?? 0,
  }));
  return (
    <ReportPage
      key={name}
      title={common('nav.reports')}
      heading={own.title}
      headerAction={<PlaceLink to="downloads">{t('log.title')}</PlaceLink>}
      reports={reportNames.map((id) => ({
        id,
        title: words.of(id).title,
        text: words.of(id).text,
        to: toReport(id),
        isCurrent: id === name,
      }))}
      place={place}
      source={source}
      filters={useFilters(report, name === 'report_on_search_requests')}
      figures={figures}
      chart={
        report.chart.axis === 'days'
          ? {
              label: own.chart,
              data:
                view &&
                reportChart(view, report.chart.lines, {
                  axis: t('axis'),
                  lineOf: words.lineOf,
                  today: new Date().toISOString().slice(0, 10),
                }),
              note: noteOf(view),
            }
          : undefined
      }
      bars={
        report.chart.axis === 'names'
          ? {
              label: own.chart,
              rows: view?.points.map(({ label, values }, at) => ({ id: `${at}`, name: label, value: values[0] ?? 0 })),
              format: formatNumber,
            }
          : undefined
      }
      table={{
        title: own.table,
        keptAs: `report-${name}`,
        columns,
        rowId: ({ id }) => id,
        rowName: ({ id, cells: [first] }) => (typeof first === 'string' ? first : id),
        totals,
      }}
      file={{
        path: `${reportRoutes.sendReport.path}?${fileSearch}`,
        fallbackName: `${own.title}.xlsx`,
        init: { method: 'POST' },
      }}
      fileRows={view?.total}
      onFile={() => void downloads.refetch()}
      nothing={<EmptyState title={t('nothing')} />}
      after={
        <div id="downloads">
          <DownloadLog source={listSource(downloads, ({ list }) => ({ rows: list, total: list.length }))} />
        </div>
      }
    />
  );

  function noteOf(told: typeof view): string | undefined {
    if (told?.from && told.to) return `${formatDate(told.from)} – ${formatDate(told.to)}`;
    return told?.counted_at ? t('countedAt', { at: formatDateTime(told.counted_at) }) : undefined;
  }
}

/** What a report is narrowed by: days of those that have them, and of searches whose and in which language. */
function useFilters({ hasPeriod }: Report, isOfSearches: boolean): ListFilter<Codec>[] {
  const t = useTexts('report-words');
  const period: ListFilter<Codec> = { kind: 'days', name: 'period', label: t('period') };
  if (!hasPeriod) return [];
  if (!isOfSearches) return [period];
  const all = { unknown: t('all') };
  return [
    period,
    {
      ...{ kind: 'choice', name: 'language', label: t('filters.language'), ...all },
      options: (['ru', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) })),
    },
    {
      ...{ kind: 'choice', name: 'audience', label: t('filters.audience'), ...all },
      options: searchAudiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
    },
    { kind: 'flag', name: 'show', value: 'missed', label: t('shown.missed') },
  ];
}
