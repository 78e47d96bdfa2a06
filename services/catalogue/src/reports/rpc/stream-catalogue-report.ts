import { invalid, readPage } from '@setu/kit/core';
import { localeOf, mustHave } from '@setu/kit/rpc';
import type { ReportHead as WireHead } from '@setu/proto/common/reports';
import { reports } from '@setu/proto/report-columns';
import { reportNameWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readAsked } from '../domain/read-report-query.js';
import { type CatalogueReport, catalogueReports, cellsOf, type ReportHead, type ReportLine } from '../domain/report.js';

/** The number of rows in one message. */
const mostSent = 1000;

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
export const streamCatalogueReport: Rpc<'streamCatalogueReport'> = ({ read, clock }) =>
  async function* ({ query }, { actor, signal }) {
    mustHave(actor, 'report');
    if (query === undefined) throw invalid({ query: 'required' });
    const name = catalogueReports.find((one) => one === reportNameWord(query.name));
    if (name === undefined) throw invalid({ name: 'invalid_option' });
    const asked = readAsked(name, query, { locale: localeOf(actor), now: clock.now() });
    const window = query.page && readPage(query.page);
    const source = read.reports[name];
    const { hasPeriod } = reports[name];
    const head = await source.head(asked, hasPeriod && window !== undefined);
    yield { head: toWireHead(name, head, hasPeriod ? asked.step : ''), rows: [] };
    const toWire = ({ id, cells, pictureId = '' }: ReportLine) => ({ id, pictureId, cells: cellsOf(name, cells) });
    if (window) {
      yield { head: undefined, rows: (await source.page(asked, window)).map(toWire) };
      return;
    }
    const { batch = mostSent } = source;
    let last: string | undefined;
    for (let offset = 0; !signal.aborted; offset += batch) {
      const lines = source.after
        ? await source.after(asked, last, batch)
        : await source.page(asked, { limit: batch, offset });
      for (let at = 0; at < lines.length; at += mostSent)
        yield { head: undefined, rows: lines.slice(at, at + mostSent).map(toWire) };
      if (lines.length < batch) return;
      last = lines.at(-1)?.id;
    }
  };
