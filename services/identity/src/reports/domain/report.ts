import { reports } from '@setu/proto/report-columns';

/** The reports that this service produces. Other services produce the reports about cards and requests. */
export const companyReports = [
  'number_of_suppliers_industry',
  'report_on_buyers',
  'buyers_users',
  'report_on_suppliers',
] as const;
export type CompanyReport = (typeof companyReports)[number];

/** The parameters of a report. */
export interface ReportParams {
  locale: 'en' | 'ru';
  sort: { key: string; descending: boolean };
  /** An IANA name. Empty means UTC. */
  timeZone: string;
  now: Date;
}

/** The head of a report: the row count, the sums of the columns that have them, and the points of the chart. */
export interface ReportHead {
  total: number;
  sums: Readonly<Record<string, string>>;
  points: { label: string; values: number[] }[];
}

/** A row; its cells are keyed by column name. */
export interface ReportRow {
  id: string;
  cells: Readonly<Record<string, unknown>>;
}

/** Reads the head and the pages of a report from its store. */
export interface ReportSource {
  head(params: ReportParams): Promise<ReportHead>;
  page(params: ReportParams, page: { limit: number; offset: number }): Promise<ReportRow[]>;
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? ''));

/** Returns the cells of a row in the order of the report's columns. Columns that other services fill are empty. */
export const cellsOf = (name: CompanyReport, cells: Readonly<Record<string, unknown>>): string[] =>
  reports[name].columns.map((column) => textOf(cells[column.name]));
