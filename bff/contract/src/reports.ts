import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { reportSteps } from './report-columns.js';
import { reportRoutes } from './routes/reports.js';
import { pictureView } from './values.js';
import { reportNames } from './words.js';

/** A cell by its column's kind: a name, day, moment or word is text; a number, share or sum in rupees a number; roles several words. */
export const reportCellView = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export type ReportCellView = z.infer<typeof reportCellView>;

/** GET /broker/reports */
export const reportView = z.strictObject({
  name: z.enum(reportNames),
  /** Of a report of a period, YYYY-MM-DD, inclusive. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** When its figures were counted; null: as it was asked for. */
  counted_at: z.string().nullable(),
  total: z.number().int(),
  /** Cells in the order of the report's columns (`reports`). */
  rows: z.array(
    z.strictObject({
      id: z.string(),
      cells: z.array(reportCellView),
      /** Of the card a row names beside what it tells. */
      picture: pictureView.nullable(),
    }),
  ),
  /** Of the whole report, by column; null where a column has no sum. */
  sums: z.array(z.number().nullable()),
  /** Of as many days before, by column, as far as the report compares them; null while not all of these are kept. */
  sums_before: z.array(z.number().nullable()).nullable(),
  /** What a bar of a chart by days stands for; null: the chart goes by names, or by months. */
  step: z.enum(reportSteps).nullable(),
  /** The chart: a day or a name, and a value for each of its lines. */
  points: z.array(z.strictObject({ label: z.string(), values: z.array(z.number()) })),
  /** Every report there is: the days its file tells of when none are chosen, and when what it counts was counted. */
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

/** GET /broker/reports/downloads: the newest hundred, newest first. */
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
  getReport: { summary: 'A page of a report’s rows, with its sums and chart', answer: reportView },
  sendReport: { summary: 'A whole report as .xlsx, streamed; who took it is written down' },
  listReportDownloads: { summary: 'Who took which report away', answer: reportDownloadsView },
});
