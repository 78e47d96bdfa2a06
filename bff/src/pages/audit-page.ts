import { type AuditFilters, type AuditServiceName, auditServices } from '@setu/contract';
import { invalid, isDay, isUuid } from '@setu/kit/core';
import type { AuditEntry, AuditPlace, ListAuditRequest, ListAuditResponse } from '@setu/proto/common/audit';
import type { CallContext } from '../http/call-context.js';
import { optional } from './part.js';

/** An audit entry with the service that stores it. */
export interface ShownAuditEntry extends AuditEntry {
  service: AuditServiceName;
}

/** A page of audit entries, newest first, and the services that did not answer. */
export interface AuditPage {
  auditEntries: ShownAuditEntry[];
  missing: AuditServiceName[];
  /** The position at which the next page continues, or undefined for the last page. */
  next: AuditPlace | undefined;
}

/** Formats a position for the page's address. All services continue from the same moment and id. */
export const writtenPlace = ({ at, id }: AuditPlace): string => `${at}_${id}`;

/** Parses a position. Throws `invalid` for a malformed one. */
export function readPlace(text: string): AuditPlace | undefined {
  if (text === '') return undefined;
  const [at = '', id = ''] = text.split('_');
  if (Number.isNaN(Date.parse(at)) || !isUuid(id)) throw invalid({ before: 'invalid' });
  return { at, id };
}

/** Builds the services' query. Throws `invalid` on a malformed day. */
export function auditQuery(call: CallContext, filters: AuditFilters): Omit<ListAuditRequest, 'olderThan' | 'limit'> {
  const { from, to, person, company, action, kind, object, search } = filters;
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== '' && !isDay(day)) throw invalid({ [name]: 'invalid_date' });
  const period = from === '' && to === '' ? undefined : { from, to, timeZone: call.caller.timeZone };
  return { period, personId: person, companyId: company, action, objectKind: kind, objectId: object, search };
}

const newestFirst = (a: AuditEntry, b: AuditEntry): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

/**
 * Requests audit entries before a position from every service and merges them.
 * All services use the same order, so one position is enough for the next page, even for a service that did not answer
 * this time.
 */
export async function listAuditPage(
  call: CallContext,
  filters: AuditFilters,
  { olderThan, limit }: { olderThan: AuditPlace | undefined; limit: number },
): Promise<AuditPage> {
  const query: ListAuditRequest = { ...auditQuery(call, filters), olderThan, limit: limit + 1 };
  const { identity, catalogue, request, review } = call.deps.services;
  const owners = { identity, catalogue, request, review };
  const names = auditServices.filter((name) => filters.service === '' || filters.service === name);
  const answers = await Promise.all(
    names.map(async (service) => {
      const page = owners[service].listAudit(query, call.reads());
      return { service, page: await optional<ListAuditResponse, undefined>(page, undefined) };
    }),
  );
  const all = answers.flatMap(({ service, page }) => (page?.entries ?? []).map((entry) => ({ ...entry, service })));
  const entries = all.sort(newestFirst).slice(0, limit);
  const last = entries.at(-1);
  return {
    auditEntries: entries,
    missing: answers.flatMap(({ service, page }) => (page === undefined ? [service] : [])),
    next: all.length > limit && last !== undefined ? { at: last.at, id: last.id } : undefined,
  };
}
