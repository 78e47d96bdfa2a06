import type { ReportRow } from '@setu/proto/common/reports';
import type { CallContext } from '../http/call-context.js';
import type { Cell } from '../http/cell-value.js';
import { sendWorkbook } from '../http/send-workbook.js';
import { filled } from '../language/export-texts.js';
import { reportLabels } from '../language/report-labels.js';
import { wallClockOf } from '../language/wall-clock.js';
import { cellNumber, numberCell, type ReportReader, reportOf, sheetCell } from '../present/report-cells.js';
import { reportHead, reportSheetColumns } from '../present/report-head.js';
import { type ReadReport, type ReportListQuery, readReport } from './report-query.js';
import { sectionNames } from './report-sections.js';
import { reportStream } from './report-stream.js';

/** The longest time for a report's file, including the reader's connection and a million rows. */
export const reportFileMs = 600_000;

/** Sums the rows of a file. For columns that cannot be added up, the owning service's total is shown. */
const sumsOf = (name: ReadReport['name'], columnNames: readonly string[], totalLabel: string) => {
  const { columns } = reportOf(name);
  const isAdded = columns.map(({ kind, isApart }) => (kind === 'count' || kind === 'money') && !isApart);
  const sums = columns.map(() => 0);
  return {
    add: (rows: readonly ReportRow[]): void => {
      for (const { cells } of rows)
        for (const [at, { kind }] of columns.entries())
          if (isAdded[at]) sums[at] = (sums[at] ?? 0) + (cellNumber(kind, cells[at] ?? '') ?? 0);
    },
    row: (): Cell[] =>
      columns.map(({ kind }, at) => {
        if (at === 0) return totalLabel;
        return numberCell(kind, isAdded[at] ? (sums[at] ?? 0) : cellNumber(kind, columnNames[at] ?? ''));
      }),
  };
};

/**
 * Sends a report as .xlsx, row by row as its owning service returns it, and records the download first. No rows are
 * collected in memory.
 */
export async function sendReport(call: CallContext, listQuery: ReportListQuery): Promise<void> {
  const { deps, caller, actor, locale: language, res, signal } = call;
  const read = readReport(call, listQuery);
  const { name, days, wire: query } = read;
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  try {
    const { head, rows: parts, close } = await reportStream(call, name, { query, timeoutMs: reportFileMs });
    try {
      // The download is recorded before the first byte, so that every report sent is on record.
      await deps.services.identity.recordReportDownload({ query }, call.writes());
      const reader: ReportReader = { language, wallClock: wallClockOf(caller.timeZone) };
      const labels = reportLabels[language];
      const { columns } = reportOf(name);
      const sums = sumsOf(name, head.sums, labels.whole);
      const rows = async function* (): AsyncGenerator<Cell[][]> {
        for await (const part of parts) {
          sums.add(part);
          yield part.map(({ cells }) => columns.map(({ kind }, at) => sheetCell(kind, cells[at] ?? '', reader)));
        }
      };
      const at = new Date();
      const day = reader.wallClock(at.toISOString())?.toISOString().slice(0, 10) ?? '';
      const sent = {
        sections: await sectionNames(call, listQuery.filters.section),
        ...{ name, days, at, filters: listQuery.filters, total: Number(head.total), countedAt: head.countedAt },
        // A file of all cards lists them in the order of creation.
        order: name === 'report_on_catalog_reports' ? { key: 'created', descending: false } : read.order,
        timeZone: caller.timeZone,
      };
      const book = {
        name: filled(labels.file, { report: labels.reports[name].title, day }),
        ...{ sheet: labels.sheet, columns: reportSheetColumns(name, reader), rows: rows() },
        ...{ head: reportHead(sent, reader), sums: sums.row },
      };
      await sendWorkbook(res, book, signal);
    } finally {
      await close();
    }
  } finally {
    leave();
  }
}
