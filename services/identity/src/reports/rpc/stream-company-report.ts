import { readPage } from '@setu/kit/core';
import { localeOf, mustHave } from '@setu/kit/rpc';
import { reports } from '@setu/proto/report-columns';
import type { Rpc } from '../../served.js';
import { cellsOf, type ReportRow } from '../domain/report.js';
import { readReportQuery } from './read-report-query.js';

/** The number of report rows that are read and sent together when a file is downloaded. */
const batch = 500;

/** Streams a report's head, then its rows: one page, or all of them in the report's order. Senior managers only. */
export const streamCompanyReport: Rpc<'streamCompanyReport'> = ({ replica, clock }) =>
  async function* ({ query }, { actor, signal }) {
    mustHave(actor, 'report');
    const { name, params } = readReportQuery(query, { locale: localeOf(actor), now: clock.now() });
    const window = query?.page && readPage(query.page);
    const source = replica.reports[name];
    const { total, sums, points } = await source.head(params);
    const head = {
      ...{ total: BigInt(total), points, countedAt: '', sumsBefore: [], step: '' },
      sums: reports[name].columns.map((column) => sums[column.name] ?? ''),
    };
    yield { head, rows: [] };
    const toWire = ({ id, cells }: ReportRow) => ({ id, cells: cellsOf(name, cells), pictureId: '' });
    if (window) {
      yield { head: undefined, rows: (await source.page(params, window)).map(toWire) };
      return;
    }
    for (let offset = 0; !signal.aborted; offset += batch) {
      const lines = await source.page(params, { limit: batch, offset });
      if (lines.length === 0) return;
      yield { head: undefined, rows: lines.map(toWire) };
    }
  };
