import { type ReportStep, reports } from '@setu/proto/report-columns';
import type { SearchAudience } from '../../search/domain/audience.js';

/** The reports the catalogue tells. */
export const catalogueReports = ['catalog_analysis', 'report_on_catalog_reports', 'report_on_search_requests'] as const;
export type CatalogueReport = (typeof catalogueReports)[number];

/** What a report is told by. */
export interface ReportAsked {
  locale: 'en' | 'ru';
  /** Days as asked for, inclusive; of a report without a period both are empty. */
  days: { from: string; to: string; timeZone: string };
  /** The same as instants: from one on and before another. */
  from: Date;
  before: Date;
  /** As many days before; `isKept` while all of them are. */
  earlier: { days: { from: string; to: string }; from: Date; before: Date; isKept: boolean };
  /** What a bar of the chart stands for. */
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

/** What stands over the rows; sums by column, those that have one. */
export interface ReportHead {
  total: number;
  sums: Readonly<Record<string, string>>;
  /** The same of as many days before, where these are kept and a report of a period has them. */
  sumsBefore?: Readonly<Record<string, string>> | undefined;
  points: ReportPoint[];
  countedAt: Date | undefined;
}

/** A row by its columns' names. */
export interface ReportLine {
  id: string;
  cells: Readonly<Record<string, unknown>>;
  pictureId?: string | undefined;
}

/** A report as its store tells it. */
export interface ReportSource {
  /** With what it is compared with where that is asked for. */
  head(asked: ReportAsked, isCompared: boolean): Promise<ReportHead>;
  page(asked: ReportAsked, page: { limit: number; offset: number }): Promise<ReportLine[]>;
  /** Rows of a file that are asked for together, where a page costs as much as all of them; 1000 otherwise. */
  batch?: number;
  /** The rows after one in a file's order, where that is not the screen's; from the first without one. */
  after?(asked: ReportAsked, id: string | undefined, limit: number): Promise<ReportLine[]>;
}

const textOf = (value: unknown): string => String(value ?? '');

/** The cells of a row in the order of the report's columns. */
export const cellsOf = (name: CatalogueReport, cells: Readonly<Record<string, unknown>>): string[] =>
  reports[name].columns.map((column) => textOf(cells[column.name]));
