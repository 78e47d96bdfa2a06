import { invalid, readPage } from '@setu/kit/core';
import { localeOf, mustHave } from '@setu/kit/rpc';
import type { ReportHead as WireHead } from '@setu/proto/common/reports';
import { reports } from '@setu/proto/report-columns';
import { reportNameWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readReportQuery } from '../domain/read-report-query.js';
import { type CatalogueReport, catalogueReports, cellsOf, type ReportHead, type ReportRow } from '../domain/report.js';

/** The number of rows in one message. */
const maxRowsPerMessage = 1000;

const toWireHead = (
  name: CatalogueReport,
  { total, sums, sumsBefore, points, countedAt }: ReportHead,
  step: string,
): WireHead => ({
  total: BigInt(total),
  sums: reports[name].columns.map((column) => sums[column.name] ?? ''),
  sumsBefore: sumsBefore ? reports[name].columns.map((column) => sumsBefore[column.name] ?? '') : [],
  points,
  step,
  countedAt: countedAt?.toISOString() ?? '',
});

/** Streams the head of a report, then its rows: one page, or all rows in file order. For senior managers. */
export const streamCatalogueReport: Rpc<'streamCatalogueReport'> = ({ replica, clock }) =>
  async function* ({ query }, { actor, signal }) {
    mustHave(actor, 'report');
    if (query === undefined) throw invalid({ query: 'required' });
    const name = catalogueReports.find((one) => one === reportNameWord(query.name));
    if (name === undefined) throw invalid({ name: 'invalid_option' });
    const reportQuery = readReportQuery(name, query, { locale: localeOf(actor), now: clock.now() });
    const window = query.page && readPage(query.page);
    const source = replica.reports[name];
    const { hasPeriod } = reports[name];
    const head = await source.head(reportQuery, hasPeriod && window !== undefined);
    yield { head: toWireHead(name, head, hasPeriod ? reportQuery.step : ''), rows: [] };
    const toWire = ({ id, cells, pictureId = '' }: ReportRow) => ({ id, pictureId, cells: cellsOf(name, cells) });
    if (window) {
      yield { head: undefined, rows: (await source.page(reportQuery, window)).map(toWire) };
      return;
    }
    const { batch = maxRowsPerMessage } = source;
    let lastId: string | undefined;
    for (let offset = 0; !signal.aborted; offset += batch) {
      const lines = source.after
        ? await source.after(reportQuery, lastId, batch)
        : await source.page(reportQuery, { limit: batch, offset });
      for (let at = 0; at < lines.length; at += maxRowsPerMessage)
        yield { head: undefined, rows: lines.slice(at, at + maxRowsPerMessage).map(toWire) };
      if (lines.length < batch) return;
      lastId = lines.at(-1)?.id;
    }
  };
