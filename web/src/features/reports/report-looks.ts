import type { Report, ReportName, ReportView } from '@setu/contract';

type Cells = ReportView['rows'][number]['cells'];

const figureAt = (cells: Cells, at: number): number => {
  const cell = cells[at];
  return typeof cell === 'number' ? cell : 0;
};

const placeOf = ({ columns }: Report, name: string): number => columns.findIndex((column) => column.name === name);

/** Returns the column of a report's default sort order, if it is a count. The bars in the rows compare this column. */
export function leadingColumn(report: Report): string | undefined {
  const key = report.sorts[0]?.key;
  return report.columns.find(({ name, kind }) => name === key && kind === 'count')?.name;
}

/**
 * Returns the names of the text columns that have the same value in every visible row. They say nothing about a row and
 * take space from the others. The first column is kept unless another one names the rows.
 */
export function constantColumns({ columns }: Report, rows: ReportView['rows'], first = 1): string[] {
  if (rows.length < 3) return [];
  return columns.slice(first).flatMap(({ name, kind }, index) => {
    const values = new Set(rows.map(({ cells }) => JSON.stringify(cells[index + first])));
    return (kind === 'word' || kind === 'text') && values.size === 1 ? [name] : [];
  });
}

/** The column that names a row in the table, and the columns that are written under it instead of beside it. */
export const nested: Partial<Record<ReportName, { under: string; columns: readonly string[] }>> = {
  catalog_analysis: { under: 'subcategory', columns: ['tree', 'category'] },
};

/** Returns a number as a share of the largest number in its column on the visible rows, from 0 to 1. */
export function partOfLargest(value: number, rows: ReportView['rows'], at: number): number {
  const largest = rows.reduce((max, { cells }) => Math.max(max, figureAt(cells, at)), 0);
  return largest > 0 ? value / largest : 0;
}

/** Fewer searches than this do not alarm, even if none of them found anything. */
const minSearchesForAlarm = 5;

/**
 * Returns the tone for the number of searches without results: `warning` if some searches for the words found nothing,
 * `danger` if all of several did.
 */
export function toneOf(report: Report, name: string, cells: Cells): 'warning' | 'danger' | undefined {
  if (name !== 'missed') return undefined;
  const missed = figureAt(cells, placeOf(report, 'missed'));
  const searches = figureAt(cells, placeOf(report, 'searches'));
  if (missed === 0) return undefined;
  return missed === searches && searches >= minSearchesForAlarm ? 'danger' : 'warning';
}

/** Returns a sum as a share of all searches, or undefined where a share does not apply. */
export function partOfSearches(report: Report, name: string, sums: ReportView['sums']): number | undefined {
  const all = sums[placeOf(report, 'searches')] ?? 0;
  const own = sums[placeOf(report, name)];
  return name === 'searches' || !all || own === null || own === undefined ? undefined : own / all;
}
