import type { brokerExportCodec, ListQuery, requestExportCodec } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import { exportTexts, filled } from '../language/export-texts.js';
import { numberText } from '../language/formats.js';
import { statusText } from '../language/texts.js';
import { wallClockOf } from '../language/wall-clock.js';
import { momentFormat, type SheetReader } from './request-sheet.js';

/** The query of an exported list of requests, for any role. */
export interface ExportQuery extends Pick<ListQuery<typeof brokerExportCodec>, 'filters'> {
  sort: ListQuery<typeof brokerExportCodec | typeof requestExportCodec>['sort'];
}

/** Facts about an exported file: when it was made, and how many of the list's rows it contains. */
export interface Made {
  at: Date;
  total: number;
  shown: number;
}

/** An exported list: its query and its result. */
export interface Exported extends Made {
  query: ExportQuery;
  /** The names of the chosen managers. */
  managers: readonly string[];
}

/**
 * Returns the first lines of information about any exported file: when it was made, how many rows it has, and whether
 * it is complete.
 */
export function madeAbout(
  { at, total, shown }: Made,
  { language, timeZone }: Pick<SheetReader, 'language' | 'timeZone'>,
): [string, Cell][] {
  const words = exportTexts[language];
  const made = wallClockOf(timeZone)(at.toISOString());
  const rows: Cell =
    shown < total
      ? filled(words.cut, { shown: numberText(language, shown), total: numberText(language, total) })
      : { value: shown, format: '#,##0' };
  return [
    [filled(words.made, { zone: timeZone }), made && { value: made, format: momentFormat }],
    [words.rows, rows],
  ];
}

/**
 * Returns the lines of information about a file of requests: when it was made, its filters, how many rows it has, and
 * whether it is complete.
 */
export function exportAbout(
  { query: { filters, sort }, managers, ...made }: Exported,
  reader: SheetReader,
): [string, Cell][] {
  const { language, companyType } = reader;
  const words = exportTexts[language];
  const listed = (all: readonly string[]): string => (all.length === 0 ? words.any : all.join(', '));
  const { from, to } = filters['published-on'];
  const kinds = filters.kind.map((kind) => words.kind[kind as 'rfc' | 'rfd'] ?? kind);
  const direction = sort && (sort.direction === 'asc' ? words.ascending : words.descending);
  const order = sort ? `${words.sorts[sort.key]}, ${direction}` : `${words.sorts.published_at}, ${words.descending}`;
  const ofBrokers: [string, Cell][] = [
    [words.managers, listed(managers)],
    [words.clock, filters.clock.includes('late') ? words.late : words.any],
  ];
  return [
    ...madeAbout(made, reader),
    [words.kinds, listed(kinds)],
    [words.search, filters.search || words.none],
    [words.publishedOn, from || to ? `${from || '…'} – ${to || '…'}` : words.any],
    [words.statuses, listed(filters.status.map((status) => statusText(language, status)))],
    ...(companyType === 'broker' ? ofBrokers : []),
    [words.sort, order],
  ];
}
