import type { ReportName } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { ReportHead, ReportQuery, ReportRow } from '@setu/proto/common/reports';
import type { CallContext } from '../http/call-context.js';
import { reportOf } from '../present/report-cells.js';
import { type OtherCells, otherCells } from './report-counts.js';

/** A report from its owning service, completed with the values of other services. */
export interface ReportStream {
  head: ReportHead;
  rows: AsyncIterable<ReportRow[]>;
  /** Stops reading, and stops the owning service too. */
  close: () => Promise<void>;
}

const catalogues: ReadonlySet<ReportName> = new Set([
  'catalog_analysis',
  'report_on_catalog_reports',
  'report_on_search_requests',
]);

interface Part {
  head?: ReportHead | undefined;
  rows: ReportRow[];
}

const owned = (
  call: CallContext,
  name: ReportName,
  { query, timeoutMs }: { query: ReportQuery; timeoutMs: number },
) => {
  const { catalogue, identity } = call.deps.services;
  const options = { ...call.reads(), timeoutMs };
  const parts: AsyncIterable<Part> = catalogues.has(name)
    ? catalogue.streamCatalogueReport({ query }, options)
    : identity.streamCompanyReport({ query }, options);
  return parts[Symbol.asyncIterator]();
};

const withOthers = (name: ReportName, cells: readonly string[], others: OtherCells): string[] =>
  reportOf(name).columns.map((column, at) => others[column.name] ?? cells[at] ?? '');

/** Requests a report, with all its rows or one page. A rejection is thrown before the first row. */
export async function reportStream(
  call: CallContext,
  name: ReportName,
  options: { query: ReportQuery; timeoutMs: number },
): Promise<ReportStream> {
  const { query } = options;
  const stream = owned(call, name, options);
  const close = async () => {
    await stream.return?.();
  };
  try {
    const [first, sums] = await Promise.all([stream.next(), otherCells(call, { name, ids: [], query })]);
    const head: ReportHead | undefined = first.value?.head;
    if (!head) throw internal('a report without its head');
    const rows = async function* (): AsyncGenerator<ReportRow[]> {
      for (let part = await stream.next(); !part.done; part = await stream.next()) {
        const found: ReportRow[] = part.value.rows;
        if (found.length === 0) continue;
        const others = await otherCells(call, { name, ids: found.map(({ id }) => id), query });
        yield found.map((row) => ({ ...row, cells: withOthers(name, row.cells, others(row.id)) }));
      }
    };
    return { head: { ...head, sums: withOthers(name, head.sums, sums('')) }, rows: rows(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
