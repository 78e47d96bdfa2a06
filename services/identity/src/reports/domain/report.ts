import { reports } from '@setu/proto/report-columns';

/** The reports identity tells; what cards and requests come to is asked of others. */
export const companyReports = [
  'number_of_suppliers_industry',
  'report_on_buyers',
  'buyers_users',
  'report_on_suppliers',
] as const;
export type CompanyReport = (typeof companyReports)[number];

/** What a report is told by. */
export interface ReportAsked {
  locale: 'en' | 'ru';
  sort: { key: string; descending: boolean };
  /** IANA; empty: UTC. */
  timeZone: string;
  now: Date;
}

/** What stands over the rows; sums by column, those that have one. */
export interface ReportHead {
  total: number;
  sums: Readonly<Record<string, string>>;
  points: { label: string; values: number[] }[];
}

/** A row by its columns' names. */
export interface ReportLine {
  id: string;
  cells: Readonly<Record<string, unknown>>;
}

/** A report as its store tells it. */
export interface ReportSource {
  head(asked: ReportAsked): Promise<ReportHead>;
  page(asked: ReportAsked, page: { limit: number; offset: number }): Promise<ReportLine[]>;
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? ''));

/** The cells of a row in the order of the report's columns; a column others know is empty. */
export const cellsOf = (name: CompanyReport, cells: Readonly<Record<string, unknown>>): string[] =>
  reports[name].columns.map((column) => textOf(cells[column.name]));
