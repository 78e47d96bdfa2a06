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
  const texts = exportTexts[language];
  const made = wallClockOf(timeZone)(at.toISOString());
  const rows: Cell =
    shown < total
      ? filled(texts.cut, { shown: numberText(language, shown), total: numberText(language, total) })
      : { value: shown, format: '#,##0' };
  return [
    [filled(texts.made, { zone: timeZone }), made && { value: made, format: momentFormat }],
    [texts.rows, rows],
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
  const texts = exportTexts[language];
  const listed = (all: readonly string[]): string => (all.length === 0 ? texts.any : all.join(', '));
  const { from, to } = filters['published-on'];
  const kinds = filters.kind.map((kind) => texts.kind[kind as 'rfc' | 'rfd'] ?? kind);
  const direction = sort && (sort.direction === 'asc' ? texts.ascending : texts.descending);
  const order = sort ? `${texts.sorts[sort.key]}, ${direction}` : `${texts.sorts.published_at}, ${texts.descending}`;
  const clocks = ['late', 'today'] as const;
  const ofBrokers: [string, Cell][] = [
    [texts.managers, listed(managers)],
    [texts.clock, listed(clocks.filter((clock) => filters.clock.includes(clock)).map((clock) => texts[clock]))],
  ];
  return [
    ...madeAbout(made, reader),
    [texts.kinds, listed(kinds)],
    [texts.search, filters.search || texts.none],
    [texts.publishedOn, from || to ? `${from || '…'} – ${to || '…'}` : texts.any],
    [texts.statuses, listed(filters.status.map((status) => statusText(language, status)))],
    [texts.queue, filters.queue.includes('mine') ? texts.mine : texts.any],
    ...(companyType === 'broker' ? ofBrokers : []),
    [texts.sort, order],
  ];
}
