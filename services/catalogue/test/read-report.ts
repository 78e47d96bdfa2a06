import { actors } from '@setu/kit/testing';
import type { Actor } from '@setu/proto/common';
import type { ReportHead, ReportQuery, ReportRow } from '@setu/proto/common/reports';
import { ReportName } from '@setu/proto/common/words';
import { reports } from '@setu/proto/report-columns';
import type { Catalogue } from './fixtures.js';

export const senior = actors.broker({ permissions: ['report'], locale: 'ru' });

const query = (part: Partial<ReportQuery>): ReportQuery => ({
  ...{ name: ReportName.CATALOG_ANALYSIS, languages: [], audiences: [], sectionIds: [] },
  ...{ missedOnly: false, newOnly: false, step: '' },
  ...part,
});

interface StreamedReport {
  head: ReportHead | undefined;
  rows: ReportRow[];
}

/** Requests a report and returns its head and all its rows. */
export const readReport = async (
  { client }: Catalogue,
  part: Partial<ReportQuery>,
  actor: Actor = senior,
): Promise<StreamedReport> => {
  const all: StreamedReport = { head: undefined, rows: [] };
  for await (const { head, rows } of client.streamCatalogueReport({ query: query(part) }, { actor })) {
    all.head ??= head;
    all.rows.push(...rows);
  }
  return all;
};

/** Returns a column of a report by row, with its sum from the head. */
export const column = (name: keyof typeof reports, { head, rows }: StreamedReport, of: string) => {
  const at = reports[name].columns.findIndex((one) => one.name === of);
  return { cells: rows.map(({ cells }) => cells[at] ?? ''), sum: head?.sums[at] ?? '' };
};
