import type { ListQuery, ReportName, reportCodec } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import { filled } from '../language/export-texts.js';
import { reportLabels } from '../language/report-labels.js';
import { type ReportReader, reportOf } from './report-cells.js';
import { momentFormat } from './request-sheet.js';

/** A report sent as a file. */
export interface SentReport {
  name: ReportName;
  filters: ListQuery<typeof reportCodec>['filters'];
  /** The names of the categories to which the searches are limited. */
  sections: readonly string[];
  /** YYYY-MM-DD, for a report with a period. */
  days: { from: string; to: string } | null;
  order: { key: string; descending: boolean } | null;
  total: number;
  at: Date;
  countedAt: string;
  timeZone: string;
}

const day = (text: string): string => text.split('-').reverse().join('.');

/**
 * Returns the lines above a report's rows: its title, its days and filters, when it was made and its number of rows.
 */
export function reportHead(sent: SentReport, { language, wallClock }: ReportReader): Cell[][] {
  const labels = reportLabels[language];
  const { name, filters, sections, days, order, timeZone } = sent;
  const moment = (iso: string): Cell => {
    const value = wallClock(iso);
    return value && { value, format: momentFormat };
  };
  const chosen = (from: Readonly<Record<string, string>>, of: readonly string[]): string =>
    of.length === 0 ? labels.all : of.map((one) => from[one] ?? one).join(', ');
  const titles: Readonly<Record<string, string>> = labels.columns;
  const orderText = order
    ? `${titles[order.key] ?? titles.tree}, ${order.descending ? labels.directions.desc : labels.directions.asc}`
    : null;
  const ofSearches: Cell[][] =
    name === 'report_on_search_requests'
      ? [
          [labels.filters.language, chosen(labels.languages, filters.language)],
          [labels.filters.audience, chosen(labels.audiences, filters.audience)],
          [labels.filters.section, sections.length > 0 ? sections.join(', ') : labels.all],
          [labels.filters.show, chosen(labels.shown, filters.show)],
        ]
      : [];
  return [
    [labels.reports[name].title],
    ...(days ? [[labels.period, `${day(days.from)} – ${day(days.to)}`]] : []),
    ...ofSearches,
    ...(orderText ? [[labels.order, orderText]] : []),
    [filled(labels.made, { zone: timeZone }), moment(sent.at.toISOString())],
    ...(sent.countedAt ? [[filled(labels.countedAt, { zone: timeZone }), moment(sent.countedAt)]] : []),
    [labels.rows, { value: sent.total, format: '#,##0' }],
    ...(name === 'report_on_catalog_reports' ? [[labels.viewDays]] : []),
    [],
  ];
}

const widths = {
  text: 32,
  count: 16,
  share: 16,
  money: 20,
  day: 14,
  moment: 20,
  word: 18,
  roles: 36,
  company: 32,
  person: 28,
} as const;

/** Returns the columns of a report's sheet. */
export const reportSheetColumns = (name: ReportName, { language }: ReportReader) => {
  const titles: Readonly<Record<string, string>> = reportLabels[language].columns;
  return reportOf(name).columns.map((column) => ({
    title: titles[column.name] ?? column.name,
    width: widths[column.kind],
  }));
};
