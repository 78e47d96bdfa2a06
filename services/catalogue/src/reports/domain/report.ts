import { type ReportStep, reports } from '@setu/proto/report-columns';
import type { SearchAudience } from '../../search/domain/audience.js';

/** The reports of the catalogue. */
export const catalogueReports = ['catalog_analysis', 'report_on_catalog_reports', 'report_on_search_requests'] as const;
export type CatalogueReport = (typeof catalogueReports)[number];

/** A validated report request. */
export interface ReportQuery {
  locale: 'en' | 'ru';
  /** The requested days, inclusive. Both are empty for a report without a period. */
  days: { from: string; to: string; timeZone: string };
  /** The same period as instants. `from` is included, `before` is not. */
  from: Date;
  before: Date;
  /**
   * The preceding period of equal length. `isRetained` is true if the data of the full preceding period is still
   * stored.
   */
  earlier: { days: { from: string; to: string }; from: Date; before: Date; isRetained: boolean };
  /** The period that one bar of the chart covers. */
  step: ReportStep;
  sort: { key: string; descending: boolean };
  languages: readonly string[];
  audiences: readonly SearchAudience[];
  missedOnly: boolean;
  newOnly: boolean;
  sectionIds: readonly string[];
}

export interface ReportPoint {
  label: string;
  values: number[];
}

/** The head of a report: totals, and sums of the columns that have one. */
export interface ReportHead {
  total: number;
  sums: Readonly<Record<string, string>>;
  /** The sums of the preceding period, for a report with a period and only within retention. */
  sumsBefore?: Readonly<Record<string, string>> | undefined;
  points: ReportPoint[];
  countedAt: Date | undefined;
}

/** A row of a report, with cells by column name. */
export interface ReportRow {
  id: string;
  cells: Readonly<Record<string, unknown>>;
  pictureId?: string | undefined;
}

/** The data source of a report. */
export interface ReportSource {
  /** Reads the head, with the comparison to the preceding period if requested. */
  head(query: ReportQuery, isCompared: boolean): Promise<ReportHead>;
  page(query: ReportQuery, page: { limit: number; offset: number }): Promise<ReportRow[]>;
  /**
   * The number of rows per read when all rows are written to a file. It is set where reading one page costs as much as
   * reading all rows. The default is 1000.
   */
  batch?: number;
  /**
   * Reads the rows that follow the row `id` in file order, if that differs from the screen order. Without an id, starts
   * with the first row.
   */
  after?(query: ReportQuery, id: string | undefined, limit: number): Promise<ReportRow[]>;
}

const textOf = (value: unknown): string => String(value ?? '');

/** Returns the cells of a row in the order of the report's columns. */
export const cellsOf = (name: CatalogueReport, cells: Readonly<Record<string, unknown>>): string[] =>
  reports[name].columns.map((column) => textOf(cells[column.name]));
