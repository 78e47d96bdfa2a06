import type { AuditEntryView, AuditFilters, PersonView } from '@setu/contract';
import { dayIn, unavailable } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import type { Cell } from '../http/cell-value.js';
import { sendWorkbook } from '../http/send-workbook.js';
import { actionLabel, auditLabels, kindLabel } from '../language/audit-labels.js';
import { filled } from '../language/export-texts.js';
import { companyNameIn } from '../language/names.js';
import { wallClockOf } from '../language/wall-clock.js';
import { auditEntryView, personLine } from '../present/audit.js';
import { momentFormat } from '../present/request-sheet.js';
import { addNames, noNames } from './audit-names.js';
import { listAuditPage } from './audit-page.js';

/** The longest time for a file of audit entries. */
export const auditFileMs = 600_000;
const batch = 400;

const changeOf = ({ fields }: AuditEntryView): string =>
  fields.map(({ label, was, is }) => `${label}: ${[was, is].filter(Boolean).join(' → ')}`).join('; ');

/**
 * Sends audit entries as .xlsx, page by page as the services return them. An audit entry about the download is written
 * first.
 * The file is complete or fails: `unavailable` if one of the services does not answer.
 */
export async function sendAudit(call: CallContext, filters: AuditFilters): Promise<void> {
  const { deps, caller, actor, locale, res, signal } = call;
  const labels = auditLabels[locale];
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  const wallClock = wallClockOf(caller.timeZone);
  const names = noNames();
  const nameOf = (person: PersonView | null): string => (person === null ? '' : personLine(locale, person));
  const fullPage = async (olderThan: Parameters<typeof listAuditPage>[2]['olderThan']) => {
    const page = await listAuditPage(call, filters, { olderThan, limit: batch });
    if (page.missing.length > 0) throw unavailable(`no audit entries from ${page.missing.join(', ')}`);
    return page;
  };
  const row = (entry: AuditEntryView): Cell[] => {
    const at = wallClock(entry.at);
    return [
      at && { value: at, format: momentFormat },
      ...[nameOf(entry.actor), nameOf(entry.on_behalf_of), actionLabel(entry.action, locale)],
      ...[
        kindLabel(entry.object_kind, locale),
        entry.object_id,
        companyNameIn(locale, entry.company?.name ?? '') || entry.company?.id || '',
      ],
      ...[changeOf(entry), labels.services[entry.service], entry.request_id],
    ];
  };
  try {
    const first = await fullPage(undefined);
    const narrowed = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
    await deps.services.identity.recordAuditDownload({ filters: narrowed }, call.writes());
    const rows = async function* (): AsyncGenerator<Cell[][]> {
      for (let page = first; ; page = await fullPage(page.next)) {
        await addNames(call, page.auditEntries, names);
        yield page.auditEntries.map((entry) => row(auditEntryView(entry, names, locale)));
        if (page.next === undefined) return;
      }
    };
    const { columns } = labels;
    const titles = [columns.at, columns.actor, columns.onBehalfOf, columns.action, columns.kind, columns.object];
    const day = dayIn(caller.timeZone, new Date());
    const book = {
      ...{ name: filled(labels.file, { day }), sheet: labels.title, rows: rows() },
      columns: [...titles, columns.company, columns.change, columns.service, columns.request].map((title) => ({
        ...{ title, width: title === columns.change ? 60 : 24 },
      })),
    };
    await sendWorkbook(res, book, signal);
  } finally {
    leave();
  }
}
