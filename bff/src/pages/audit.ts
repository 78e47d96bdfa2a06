import { type AuditView, auditPageSize, type Endpoints, type QueryOfEndpoint } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { auditEntryView } from '../present/audit.js';
import { readPlace, toldActs, writtenPlace } from './audit-acts.js';
import { nameActs, noNames } from './audit-names.js';

/** Returns a page of audit entries, newest first. */
export async function auditPage(
  ask: Ask,
  { before, ...filters }: QueryOfEndpoint<Endpoints['getAudit']>,
): Promise<AuditView> {
  const { acts, missing, next } = await toldActs(ask, filters, { olderThan: readPlace(before), limit: auditPageSize });
  const names = noNames();
  await nameActs(ask, acts, names);
  return {
    list: acts.map((act) => auditEntryView(act, names, ask.locale)),
    next: next === undefined ? null : writtenPlace(next),
    missing,
  };
}
