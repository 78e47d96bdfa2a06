import { type AuditFilters, type AuditServiceName, auditServices } from '@setu/contract';
import { invalid, isDay, isUuid } from '@setu/kit/core';
import type { AuditEntry, AuditPlace, ListAuditRequest, ListAuditResponse } from '@setu/proto/common/audit';
import type { Ask } from '../http/ask.js';
import { optional } from './part.js';

/** An act, and whose it is. */
export interface ToldAct extends AuditEntry {
  service: AuditServiceName;
}

/** Acts in the order they were done, the newest first, and which services did not tell theirs. */
export interface ToldActs {
  acts: ToldAct[];
  missing: AuditServiceName[];
  /** Where the next ones go on from; undefined: there are none. */
  next: AuditPlace | undefined;
}

/** A place as the page's address has it: all services go on from the same moment and id. */
export const writtenPlace = ({ at, id }: AuditPlace): string => `${at}_${id}`;

/** Takes it back; `invalid` for what is none. */
export function readPlace(text: string): AuditPlace | undefined {
  if (text === '') return undefined;
  const [at = '', id = ''] = text.split('_');
  if (Number.isNaN(Date.parse(at)) || !isUuid(id)) throw invalid({ before: 'invalid' });
  return { at, id };
}

/** What the services are asked; `invalid` names a day that is none. */
export function askedAudit(ask: Ask, filters: AuditFilters): Omit<ListAuditRequest, 'olderThan' | 'limit'> {
  const { from, to, person, company, action, kind, object } = filters;
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== '' && !isDay(day)) throw invalid({ [name]: 'invalid_date' });
  const period = from === '' && to === '' ? undefined : { from, to, timeZone: ask.caller.timeZone };
  return { period, personId: person, companyId: company, action, objectKind: kind, objectId: object };
}

const newestFirst = (a: AuditEntry, b: AuditEntry): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

/**
 * Asks every service for its acts before a place and merges them: the order is the same for all, so one place is enough
 * for the next page, also for a service that was away and is back by then.
 */
export async function toldActs(
  ask: Ask,
  filters: AuditFilters,
  { olderThan, limit }: { olderThan: AuditPlace | undefined; limit: number },
): Promise<ToldActs> {
  const asked: ListAuditRequest = { ...askedAudit(ask, filters), olderThan, limit: limit + 1 };
  const { identity, catalogue, request, review } = ask.deps.services;
  const owners = { identity, catalogue, request, review };
  const names = auditServices.filter((name) => filters.service === '' || filters.service === name);
  const told = await Promise.all(
    names.map(async (service) => {
      const page = owners[service].listAudit(asked, ask.reads());
      return { service, page: await optional<ListAuditResponse, undefined>(page, undefined) };
    }),
  );
  const all = told.flatMap(({ service, page }) => (page?.entries ?? []).map((entry) => ({ ...entry, service })));
  const acts = all.sort(newestFirst).slice(0, limit);
  const last = acts.at(-1);
  return {
    acts,
    missing: told.flatMap(({ service, page }) => (page === undefined ? [service] : [])),
    next: all.length > limit && last !== undefined ? { at: last.at, id: last.id } : undefined,
  };
}
