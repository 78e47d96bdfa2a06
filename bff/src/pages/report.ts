import { type ReportDownloadsView, type ReportView, reportSteps } from '@setu/contract';
import { reportNameWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { pictureOrNull } from '../present/file.js';
import { cellNumber, cellView, reportOf } from '../present/report-cells.js';
import { allReports } from './all-reports.js';
import { sumsBefore } from './report-before.js';
import { type ReportListQuery, readReport } from './report-query.js';
import { reportStream } from './report-stream.js';

/** The longest time for a page of a report. It is long because the page sums all rows. */
export const reportPageMs = 8_000;

/** Returns a page of a report: rows, sums and chart. */
export async function reportPage(call: CallContext, listQuery: ReportListQuery): Promise<ReportView> {
  const { name, days, wire } = readReport(call, listQuery, 'catalog_analysis');
  const query = { ...wire, page: { page: listQuery.page, limit: listQuery.limit } };
  const [all, { head, rows, close }] = await Promise.all([
    allReports(call),
    reportStream(call, name, { query, timeoutMs: reportPageMs }),
  ]);
  const { columns } = reportOf(name);
  try {
    const views: ReportView['rows'] = [];
    for await (const part of rows)
      for (const { id, cells, pictureId } of part)
        views.push({
          ...{ id, picture: pictureOrNull(pictureId) },
          cells: columns.map(({ kind }, at) => cellView(kind, cells[at] ?? '')),
        });
    return {
      ...{ name, from: days?.from ?? null, to: days?.to ?? null, counted_at: head.countedAt || null },
      ...{ total: Number(head.total), rows: views, points: head.points, all },
      step: reportSteps.find((step) => step === head.step) ?? null,
      sums_before: days && (await sumsBefore(call, { name, days, head, query })),
      sums: columns.map(({ kind }, at) => cellNumber(kind, head.sums[at] ?? '')),
    };
  } finally {
    await close();
  }
}

/** Returns who downloaded which report. */
export async function reportDownloads(call: CallContext): Promise<ReportDownloadsView> {
  const { downloads } = await call.deps.services.identity.listReportDownloads({}, call.reads());
  return {
    list: downloads.flatMap(({ name: wireName, from, to, at, person, actingPerson }) => {
      const name = reportNameWord(wireName);
      return name ? [{ name, from: from || null, to: to || null, at, person, acting_person: actingPerson }] : [];
    }),
  };
}
