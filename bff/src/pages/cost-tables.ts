import {
  type CostRowsView,
  type CostTable,
  costRowStates,
  costTables,
  type Endpoints,
  maxCostFileBytes,
  problemColumn,
  type QueryOfEndpoint,
} from '@setu/contract';
import { dayIn, invalid, isAppError, notFound } from '@setu/kit/core';
import type { CostProblem } from '@setu/proto/catalogue/cost_tables';
import { byteOrderMark, csvLine } from '@setu/proto/csv-line';
import { wireCostRowState, wireCostTable } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { readFormWithFile } from '../http/form-with-file.js';
import { sendCsv } from '../http/send-csv.js';
import { costTexts } from '../language/cost-texts.js';
import { filled } from '../language/export-texts.js';
import { fieldText } from '../language/texts.js';
import { costPlaceView, costRowView } from '../present/cost-tables.js';
import { peopleOf } from './people-of.js';

/** The longest time to check and store a file. */
export const costImportMs = 60_000;
/** The longest time for a file, including the reader's connection. */
export const costExportMs = 120_000;

/** Returns the table that a path names. Throws `not_found` for another word. */
export function tableOf(word: string): CostTable {
  const table = costTables.find((one) => one === word);
  if (table === undefined) throw notFound();
  return table;
}

/** Returns a page of a table with the names of the users who changed its rows. */
export async function costRowsPage(
  call: CallContext,
  table: CostTable,
  { page, limit, sort, filters }: QueryOfEndpoint<Endpoints['listCostRows']>,
): Promise<CostRowsView> {
  const { rows, total, places } = await call.deps.services.catalogue.listCostRows(
    {
      ...{ table: wireCostTable(table), search: filters.search, page: { page, limit } },
      states: costRowStates.filter((state) => filters.state.includes(state)).map(wireCostRowState),
      ...{ sort: sort?.key ?? '', descending: sort?.direction === 'desc' },
    },
    call.reads(),
  );
  const ids = [...new Set(rows.map(({ changedById }) => changedById))];
  const personOf = await peopleOf(call, ids);
  return {
    ...{ rows: rows.map((row) => costRowView(row, call.locale)), total_count: total },
    places: places.map((place) => costPlaceView(place, call.locale)),
    people: ids.flatMap((id) => personOf(id) ?? []),
  };
}

/** Reads the form of an import. Throws `invalid` on `file` if it is missing or too large. */
export async function readCostFile(call: CallContext): Promise<{ fields: Record<string, unknown>; file: Buffer }> {
  try {
    const { fields, file } = await readFormWithFile(call, 'file', maxCostFileBytes);
    if (file === undefined) throw invalid({ file: 'no_file' });
    return { fields, file: file.bytes };
  } catch (error) {
    if (!isAppError(error, 'invalid') || error.code !== 'too_large') throw error;
    const megabytes = String(maxCostFileBytes / (1024 * 1024));
    throw invalid({ file: { code: 'cost_file_too_large', params: { max: megabytes } } });
  }
}

function fileName(call: CallContext, table: CostTable, kind: 'file' | 'marked_file'): string {
  const texts = costTexts[call.locale];
  return filled(texts[kind], { table: texts.table[table], day: dayIn(call.caller.timeZone, new Date()) });
}

/** Sends a table as a CSV file that can be imported again. */
export async function sendCostRows(call: CallContext, table: CostTable): Promise<void> {
  const { deps, actor } = call;
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  const options = { ...call.reads(), timeoutMs: costExportMs };
  const exported = deps.services.catalogue.exportCostRows({ table: wireCostTable(table) }, options);
  const parts = async function* (): AsyncGenerator<Buffer> {
    for await (const { bytes } of exported) yield Buffer.from(bytes);
  };
  try {
    await sendCsv(call, fileName(call, table, 'file'), parts());
  } finally {
    leave();
  }
}

/**
 * Sends the faulty rows of an uploaded file as a CSV file: its own columns, and a last one with the problems. A file that
 * was marked before gets its problems replaced.
 */
export async function sendMarkedCostRows(call: CallContext, table: CostTable): Promise<void> {
  const { file } = await readCostFile(call);
  const options = { ...call.reads(), timeoutMs: costExportMs };
  const marked = call.deps.services.catalogue.markCostRows({ table: wireCostTable(table), file }, options);
  const labels: Readonly<Record<string, string>> = costTexts[call.locale].column[table];
  const textOf = ({ column, code, params }: CostProblem): string =>
    `${labels[column] ?? column}: ${fieldText(call.locale, code, params)}`;
  const parts = async function* (): AsyncGenerator<Buffer> {
    let isKept: boolean[] = [];
    const line = (cells: readonly string[], last: string): string =>
      csvLine([...isKept.flatMap((kept, at) => (kept ? [cells[at] ?? ''] : [])), last]);
    for await (const { titles, rows } of marked) {
      if (titles.length > 0) {
        isKept = titles.map((title) => title.toLowerCase() !== problemColumn);
        yield Buffer.from(byteOrderMark + line(titles, problemColumn));
      }
      const lines = rows.map(({ cells, problems }) => line(cells, problems.map(textOf).join('; ')));
      if (lines.length > 0) yield Buffer.from(lines.join(''));
    }
  };
  await sendCsv(call, fileName(call, table, 'marked_file'), parts());
}
