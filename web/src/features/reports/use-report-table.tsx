import { type Report, type ReportName, type ReportView, reports, screenPath } from '@setu/contract';
import { WrittenText } from '../../i18n/written-text';
import { TextLink } from '../../ui/button/text-link';
import { TwoLines } from '../../ui/data-table/cells';
import type { Column } from '../../ui/data-table/columns';
import type { TableTotal } from '../../ui/data-table/data-table';
import { ChosenCard } from './chosen-card';
import { cellText, isFigure } from './report-cell';
import { ReportFigure } from './report-figure';
import { constantColumns, leadingColumn, nested, partOfLargest, toneOf } from './report-looks';
import { useReportLabels } from './use-report-labels';

export type ReportRow = ReportView['rows'][number];

/**
 * Returns a report's columns and sums from the contract's table of reports. `view` is undefined while the report loads.
 */
export function useReportTable(name: ReportName, view: ReportView | undefined) {
  const labels = useReportLabels();
  const report: Report = reports[name];
  const { columns, sorts } = report;
  const leading = leadingColumn(report);
  const textOf = (at: number, cell: ReportRow['cells'][number] | undefined) =>
    cellText(columns[at]?.kind ?? 'text', cell, labels.cell);
  const sumOf = (at: number) => textOf(at, view?.sums[at]);
  const below = nested[name];
  // Prices mean nothing without their unit, even if all rows have the same one.
  const constant = constantColumns(report, view?.rows ?? [], below ? 0 : 1).filter((id) => id !== 'price_unit');
  const noteOf = (cells: ReportRow['cells']): string =>
    columns
      .flatMap((column, at) =>
        below?.columns.includes(column.name) && !constant.includes(column.name)
          ? (cellText(column.kind, cells[at], labels.cell) ?? [])
          : [],
      )
      .join(' › ');
  const every: Column<ReportRow>[] = columns.map(({ name: id, kind }, at) => ({
    id,
    title: labels.columnOf(id),
    align: isFigure(kind) ? 'end' : 'start',
    sortKey: sorts.some(({ key }) => key === id) ? id : undefined,
    cell: ({ cells, picture }) => {
      if (id === 'chosen') return <ChosenCard name={cellText(kind, cells[at], labels.cell)} picture={picture} />;
      const text = textOf(at, cells[at]);
      if (id === 'words' && text !== null)
        return (
          <TextLink to={screenPath('category_index', { f_search: text })}>
            <WrittenText text={text} />
          </TextLink>
        );
      if (id === below?.under) return <TwoLines title={text} note={noteOf(cells)} />;
      const tone = toneOf(report, id, cells);
      const part = id === leading ? partOfLargest(Number(cells[at] ?? 0), view?.rows ?? [], at) : undefined;
      return part === undefined && !tone ? text : <ReportFigure text={text} part={part} tone={tone} />;
    },
  }));
  const table = every.filter(({ id }) => !constant.includes(id) && !below?.columns.includes(id));
  const all: TableTotal = {
    id: 'all',
    label: labels.t('whole'),
    cells: Object.fromEntries(
      columns.flatMap(({ name: id }, at) => {
        const text = at === 0 ? null : sumOf(at);
        return text === null ? [] : [[id, text]];
      }),
    ),
  };
  return { labels, columns: table, totals: view && view.total > 0 ? [all] : undefined };
}
