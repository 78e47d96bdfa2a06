import { type Report, reportNames, reportRoutes, reports, screenPath } from '@setu/contract';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/formats';
import { formatDayNear } from '../../i18n/relative-time';
import { useTexts } from '../../i18n/use-texts';
import { listSource } from '../../kit/list-page/list-source';
import { ReportPage } from '../../kit/report-page/report-page';
import { PlaceLink } from '../../ui/button/text-link';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { EmptyState } from '../../ui/states/states';
import { useGetReportQuery, useListReportDownloadsQuery } from './api';
import { DownloadLog } from './download-log';
import { RateNote } from './rate-note';
import { firstDayShown, reportChart } from './report-chart';
import { SearchParts } from './search-parts';
import { useChartLabels } from './use-chart-labels';
import { useReportFigures } from './use-report-figures';
import { useReportFilters } from './use-report-filters';
import { useReportPlace } from './use-report-place';
import { type ReportRow, useReportTable } from './use-report-table';
import { useReportWhen } from './use-report-when';

const toReport = (name: string) => `${screenPath('broker_reports')}?${new URLSearchParams({ name })}`;

const fileOf = (title: string, search: string) => ({
  ...{ path: `${reportRoutes.sendReport.path}?${search}`, fallbackName: `${title}.xlsx` },
  init: { method: 'POST' },
});

/**
 * Shows the reports of senior managers. One report is open with its figures, chart, rows, file and the download log.
 */
export function Component() {
  const t = useTexts('reports');
  const common = useTexts();
  const { name, place, search, fileSearch } = useReportPlace();
  const found = useGetReportQuery(search);
  const downloads = useListReportDownloadsQuery();
  const hasLog = downloads.isError || downloads.data?.list.length !== 0;
  // Ignores data of another report.
  const view = found.data?.name === name ? found.data : undefined;
  const { labels, columns, totals } = useReportTable(name, view);
  const figures = useReportFigures(name, view);
  const filters = useReportFilters(name, view);
  const chartLabels = useChartLabels();
  // Every answer has the times of all reports, so the previous report's answer works too.
  const whenOf = useReportWhen(found.data?.all ?? []);
  const report: Report = reports[name];
  const own = labels.of(name);
  const hasMoney = report.columns.some(({ kind }) => kind === 'money');
  const isPhone = useIsPhone();
  const period = view?.from && view.to ? `${formatDate(view.from)} – ${formatDate(view.to)}` : undefined;
  const isOfSearches = name === 'report_on_search_requests';
  const source = listSource<typeof view, ReportRow>({ ...found, data: view }, (reportView) => ({
    rows: reportView?.rows ?? [],
    total: reportView?.total ?? 0,
  }));
  return (
    <ReportPage
      key={name}
      title={common('nav.reports')}
      heading={own.title}
      headerAction={hasLog && <PlaceLink to="downloads">{t('log.title')}</PlaceLink>}
      reports={reportNames.map((id) => ({
        id,
        title: labels.of(id).title,
        text: labels.of(id).text,
        to: toReport(id),
        isCurrent: id === name,
        when: whenOf(id),
        file: fileOf(labels.of(id).title, id === name ? fileSearch : new URLSearchParams({ name: id }).toString()),
      }))}
      place={place}
      source={source}
      filters={filters}
      // A phone has the filter of the period in a drawer.
      period={isPhone ? period : undefined}
      figures={figures}
      chart={
        report.chart.axis === 'days'
          ? {
              label: own.chart,
              data: view && reportChart(view, report.chart.lines, chartLabels),
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
        savedAs: `report-${name}`,
        columns,
        rowId: ({ id }) => id,
        rowName: ({ id, cells: [first] }) => (typeof first === 'string' ? first : id),
        totals,
        parts: isOfSearches ? <SearchParts place={place} /> : hasMoney && <RateNote />,
      }}
      file={fileOf(own.title, fileSearch)}
      fileRows={view?.total}
      onFile={() => void downloads.refetch()}
      nothing={<EmptyState title={t('nothing')} />}
      after={
        hasLog && (
          <div id="downloads">
            <DownloadLog source={listSource(downloads, ({ list }) => ({ rows: list, total: list.length }))} />
          </div>
        )
      }
    />
  );

  function noteOf(report: typeof view): string | undefined {
    if (!period || !report)
      return report?.counted_at ? t('countedAt', { at: formatDateTime(report.counted_at) }) : undefined;
    const first = firstDayShown(report.points);
    const sentences = [
      first && t(isOfSearches ? 'noSearchesBefore' : 'nothingBefore', { date: formatDayNear(first) }),
      isOfSearches && t('shortWords'),
    ].flatMap((sentence) => (sentence ? `${sentence}.` : []));
    const days = sentences.length > 0 ? `${period}.` : period;
    return [...(isPhone ? [] : [days]), ...sentences].join(' ');
  }
}
