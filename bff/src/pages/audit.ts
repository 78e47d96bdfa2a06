import { type AuditView, auditPageSize, type Endpoints, type QueryOfEndpoint } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { auditEntryView } from '../present/audit.js';
import { addNames, noNames } from './audit-names.js';
import { listAuditPage, readPlace, writtenPlace } from './audit-page.js';

/** Returns a page of audit entries, newest first. */
export async function auditPage(
  call: CallContext,
  { before, ...filters }: QueryOfEndpoint<Endpoints['getAudit']>,
): Promise<AuditView> {
  const { auditEntries, missing, next } = await listAuditPage(call, filters, {
    olderThan: readPlace(before),
    limit: auditPageSize,
  });
  const names = noNames();
  await addNames(call, auditEntries, names);
  return {
    list: auditEntries.map((entry) => auditEntryView(entry, names, call.locale)),
    next: next === undefined ? null : writtenPlace(next),
    missing,
  };
}
