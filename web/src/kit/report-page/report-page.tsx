import type { ListCodec } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { BarRows, type BarRowsProps } from '../../ui/chart/bar-rows';
import { Chart } from '../../ui/chart/chart';
import type { ChartData } from '../../ui/chart/chart-data';
import type { Column } from '../../ui/data-table/columns';
import { DataTable, type TableTotal } from '../../ui/data-table/data-table';
import { useTableView } from '../../ui/data-table/use-table-view';
import { type Figure, Figures } from '../../ui/figures/figures';
import { IconDownload } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { ListFilterBar } from '../list-page/filter-control';
import { filterState, type ListFilter } from '../list-page/list-filters';
import type { ListSource } from '../list-page/list-source';
import { ListAnnouncer, ListBody, ListPages, type ListPlace, useWithinPages } from '../list-page/list-states';
import { DownloadLine } from './download-line';
import { type ReportCard, ReportCards } from './report-cards';
import styles from './report-page.module.css';
import { type DownloadRequest, useDownload } from './use-download';
import { WithScrollHint } from './with-scroll-hint';

interface ReportTable<Row> {
  /** The name under which the browser stores the chosen columns. */
  savedAs: string;
  title: string;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Totals below the rows: of the page, of the period. */
  totals?: TableTotal[];
  /** Content at the head of the table: which part of the rows is shown. */
  parts?: ReactNode;
}

interface ReportPageProps<C extends ListCodec, Row> {
  title: string;
  /** Content to the right of the title. */
  headerAction?: ReactNode;
  /** All reports, if there are several. */
  reports?: ReportCard[];
  /** The name of the open report. */
  heading: string;
  /** The result of `useListQuery`. The address holds the period, filters, order and page. */
  place: ListPlace<C>;
  /** The result of `listSource`: the rows of the preview. */
  source: ListSource<Row>;
  /** The filters. The period is a filter of days. */
  filters: ListFilter<C>[];
  /** The period, shown above the figures. */
  period?: string | undefined;
  figures?: Figure[];
  /** The chart. `data` is undefined while it loads. */
  chart?: { label: string; data: ChartData | undefined; note?: string };
  /** A bar chart by name instead of by time. */
  bars?: BarRowsProps;
  table: ReportTable<Row>;
  /** The full report as a file, with the applied filters. */
  file: DownloadRequest;
  /** The number of rows in the file, once it is known. */
  fileRows?: number;
  /** Called when a file has been saved. */
  onFile?: () => void;
  /** What the report will show, displayed while it has no data. */
  nothing: ReactNode;
  noResults?: ReactNode;
  /** Content below everything else. */
  after?: ReactNode;
}

/**
 * A report page: period and filters, figures, chart, preview, and the full report as a file. Its texts are in the
 * namespace `reports`.
 */
export function ReportPage<C extends ListCodec, Row>(props: ReportPageProps<C, Row>) {
  const { title, reports = [], heading, place, source, file, fileRows, chart, bars, figures = [] } = props;
  const t = useTexts('reports');
  const { state, start, stop } = useDownload();
  // The downloaded file may belong to a report that is not open, because each report card has a download button.
  const [requested, setRequested] = useState({ name: heading, file });
  const take = (download: typeof requested) => {
    if (state.phase === 'running') return;
    setRequested(download);
    void start(download.file).then(props.onFile);
  };
  const fetchFile = () => take({ name: heading, file });
  return (
    <Page title={heading}>
      <PageHeader title={title} actions={props.headerAction} />
      <Stack gap={4}>
        {reports.length > 0 && (
          <ReportCards
            reports={reports}
            onFile={({ title: name, file: download }) => download && take({ name, file: download })}
          />
        )}
        <Panel
          title={heading}
          isPadded={false}
          aside={
            <Button tone="main" icon={IconDownload} isBusy={state.phase === 'running'} onClick={fetchFile}>
              {fileRows === undefined
                ? t('download')
                : t('downloadRows', { count: fileRows, rows: formatNumber(fileRows) })}
            </Button>
          }
        >
          <DownloadLine name={requested.name} state={state} onStop={stop} onAgain={() => take(requested)} />
          {props.filters.length > 0 && <ListFilterBar filters={props.filters} state={filterState(place)} />}
          {props.period && !source.problem && <p className={styles.period}>{props.period}</p>}
          {figures.length > 0 && !source.problem && <Figures figures={figures} />}
          {chart && !source.problem && (
            <div className={styles.chart}>
              <Chart label={chart.label} data={chart.data} note={chart.note} />
            </div>
          )}
          {bars && !source.problem && (
            <div className={styles.chart}>
              <p className={styles.barsTitle} aria-hidden="true">
                {bars.label}
              </p>
              <BarRows {...bars} />
            </div>
          )}
        </Panel>
        <Preview {...props} />
        <ListPages place={place} source={source} />
        {props.after}
      </Stack>
      <ListAnnouncer source={source} />
    </Page>
  );
}

function Preview<C extends ListCodec, Row>({ place, source, table, nothing, noResults }: ReportPageProps<C, Row>) {
  const { title, savedAs, columns, totals, rowId, rowName, parts } = table;
  const [query, list] = place;
  const view = useTableView(savedAs, columns);
  const isLeaving = useWithinPages({ place, source });
  return (
    <Panel
      title={title}
      isPadded={false}
      className={styles.preview ?? ''}
      aside={
        <span className={styles.tableAside}>
          {parts}
          {view.control}
        </span>
      }
    >
      <ListBody place={place} source={source} nothing={nothing} noResults={noResults}>
        <WithScrollHint>
          <DataTable
            onPhone="scroll"
            caption={title}
            columns={view.columns}
            density={view.density}
            rows={isLeaving ? undefined : source.page?.rows}
            rowId={rowId}
            rowName={rowName}
            sort={query.sort}
            onSort={list.setSort}
            isFetching={source.isFetching}
            totals={totals}
          />
        </WithScrollHint>
      </ListBody>
    </Panel>
  );
}
