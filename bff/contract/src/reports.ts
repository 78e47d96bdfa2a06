import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { reportSteps } from './report-columns.js';
import { reportRoutes } from './routes/reports.js';
import { pictureView } from './values.js';
import { reportNames } from './words.js';

/**
 * The content of a cell. Names, days, moments and terms are texts. Numbers, shares and amounts in rupees are numbers.
 * Roles are a list of texts.
 */
export const reportCellView = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export type ReportCellView = z.infer<typeof reportCellView>;

/** GET /broker/reports */
export const reportView = z.strictObject({
  name: z.enum(reportNames),
  /** The period of the report, YYYY-MM-DD, inclusive. Null for a report without a period. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** When the figures were computed, or null if they were computed for this call. */
  counted_at: z.string().nullable(),
  total: z.number().int(),
  /** The cells in the order of the report's columns (`reports`). */
  rows: z.array(
    z.strictObject({
      id: z.string(),
      cells: z.array(reportCellView),
      /** The picture of the card that the row names. */
      picture: pictureView.nullable(),
    }),
  ),
  /** The totals of the full report by column, or null for a column without a total. */
  sums: z.array(z.number().nullable()),
  /**
   * The totals of the preceding period of the same length, for the columns that are compared. Null unless all its days
   * are stored.
   */
  sums_before: z.array(z.number().nullable()).nullable(),
  /** The period of a bar in a chart by days. Null if the chart is by name or by month. */
  step: z.enum(reportSteps).nullable(),
  /** The chart: a day or a name, and a value for each of its lines. */
  points: z.array(z.strictObject({ label: z.string(), values: z.array(z.number()) })),
  /** All reports: the default period of each file, and when its figures were computed. */
  all: z.array(
    z.strictObject({
      name: z.enum(reportNames),
      from: z.string().nullable(),
      to: z.string().nullable(),
      counted_at: z.string().nullable(),
    }),
  ),
});
export type ReportView = z.infer<typeof reportView>;

/** GET /broker/reports/downloads: the latest hundred, newest first. */
export const reportDownloadsView = z.strictObject({
  list: z.array(
    z.strictObject({
      name: z.enum(reportNames),
      from: z.string().nullable(),
      to: z.string().nullable(),
      at: z.string(),
      person: z.string(),
      acting_person: z.string(),
    }),
  ),
});
export type ReportDownloadsView = z.infer<typeof reportDownloadsView>;

export const reportEndpoints = /* @__PURE__ */ endpointsOf(reportRoutes, {
  getReport: { summary: 'Returns a page of a report’s rows with its totals and chart', answer: reportView },
  sendReport: { summary: 'Downloads a full report as .xlsx and records who downloaded it' },
  listReportDownloads: { summary: 'Lists who downloaded which report', answer: reportDownloadsView },
});
