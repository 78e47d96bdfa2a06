import { type RequestStatus, requestStatuses } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { ExportRequestsResponse } from '@setu/proto/request/exports';
import { RequestKind as WireKind } from '@setu/proto/request/words';
import { wireRequestKind, wireRequestStatus } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import type { Cell } from '../http/cell-value.js';
import { sendWorkbook } from '../http/send-workbook.js';
import { exportTexts, filled } from '../language/export-texts.js';
import { wallClockOf } from '../language/wall-clock.js';
import { type ExportQuery, exportAbout } from '../present/export-about.js';
import { personName, requestColumns, type SheetReader } from '../present/request-sheet.js';
import { wireSort } from './card-filter.js';
import { isManagerChoice, managerFilter } from './manager-filter.js';
import { optional } from './part.js';

/** The longest time for a file, including the reader's connection. */
export const exportMs = 120_000;

const isStatus = (text: string): text is RequestStatus => requestStatuses.some((status) => status === text);

/** Returns whether a filter has only unknown values. Such a filter results in an empty file instead of everything. */
const findsNone = ({ filters: { status, managers, clock, queue } }: ExportQuery): boolean =>
  (status.length > 0 && !status.some(isStatus)) ||
  (managers.length > 0 && !managers.some(isManagerChoice)) ||
  (clock.length > 0 && !clock.includes('late') && !clock.includes('today')) ||
  (queue.length > 0 && !queue.includes('mine'));

const kindOf = ({ filters: { kind } }: ExportQuery): WireKind => {
  const [only, other] = kind;
  return (only === 'rfc' || only === 'rfd') && !other ? wireRequestKind(only) : WireKind.UNSPECIFIED;
};

const streamOf = (call: CallContext, { filters, sort }: ExportQuery) =>
  call.deps.services.request.exportRequests(
    {
      list: {
        kind: kindOf({ filters, sort }),
        search: filters.search,
        publishedOn: { ...filters['published-on'], timeZone: call.caller.timeZone },
        statuses: filters.status.filter(isStatus).map(wireRequestStatus),
        ...managerFilter(filters.managers),
        late: filters.clock.includes('late'),
        dueToday: filters.clock.includes('today'),
        waiting: filters.queue.includes('mine'),
        sort: wireSort(sort),
        page: undefined,
      },
      most: 0,
    },
    { ...call.reads(), timeoutMs: exportMs },
  );

const managerNames = async (call: CallContext, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const found = await optional(call.deps.services.identity.listManagers({}, call.reads()), null);
  const names = new Map((found?.managers ?? []).map((manager) => [manager.id, personName(call.locale, manager)]));
  const { unassigned } = exportTexts[call.locale];
  return ids.map((id) => (id === 'none' ? unassigned : (names.get(id) ?? id)));
};

/**
 * Sends the caller's list of requests as .xlsx, row by row as the service returns it. No rows are collected in memory.
 */
export async function sendRequestExport(call: CallContext, query: ExportQuery): Promise<void> {
  const { deps, caller, actor, locale: language, res, signal } = call;
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  const stream = streamOf(call, query)[Symbol.asyncIterator]();
  try {
    const reader: SheetReader = { language, companyType: actor.companyType, timeZone: caller.timeZone };
    const managers = await managerNames(call, query.filters.managers);
    // A rejection comes before the first byte, so it becomes the answer.
    const first: IteratorResult<ExportRequestsResponse> = await stream.next();
    if (first.done) throw internal('an export without its first message');
    const total = findsNone(query) ? 0 : first.value.total;
    const columns = requestColumns(reader);
    // Reads the first rows before sending starts, so that an error in them becomes the answer. A short list is complete
    // by then.
    let message = findsNone(query) ? null : await stream.next();
    let shown = 0;
    const rows = async function* (): AsyncGenerator<Cell[][]> {
      for (; message && !message.done; message = await stream.next()) {
        shown += message.value.rows.length;
        yield message.value.rows.map((row) => columns.map(({ cell }) => cell(row)));
      }
    };
    const at = new Date();
    const texts = exportTexts[language];
    const day = wallClockOf(caller.timeZone)(at.toISOString())?.toISOString().slice(0, 10) ?? '';
    const book = {
      name: filled(texts.file, { day }),
      ...{ sheet: texts.sheet, columns, rows: rows() },
      about: { sheet: texts.about, rows: () => exportAbout({ query, managers, at, total, shown }, reader) },
    };
    await sendWorkbook(res, book, signal);
  } finally {
    leave();
    // When the reader stops, the service stops too.
    await stream.return?.();
  }
}
