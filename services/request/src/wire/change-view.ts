import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import { type RequestStatus, requestStatuses } from '@setu/proto/words';
import type { AuditEntry } from '../audit/store/audit.js';
import type { CompanyReadModel, UserReadModel } from '../read-models/domain/read-models.js';
import type { Stores } from '../store/index.js';
import { companyRef, isoTimestamp, personRef } from './refs.js';

interface Known {
  people: ReadonlyMap<string, UserReadModel>;
  companies: ReadonlyMap<string, CompanyReadModel>;
}

const companyFields = ['supplier', 'invited_supplier'];
const ofPeople = (entries: readonly AuditEntry[]): AuditEntry[] =>
  entries.filter(({ field }) => field === 'broker_manager');
const ofCompanies = (entries: readonly AuditEntry[]): AuditEntry[] =>
  entries.filter(({ field }) => companyFields.includes(field));
const values = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(entries.flatMap(({ from, to }) => [from, to]).filter((value) => value !== '')),
];

/**
 * Converts audit entries to their wire form, with names for users and companies and typed values for statuses and sums.
 */
export async function changeViews(read: Stores, entries: readonly AuditEntry[]): Promise<wire.FieldChange[]> {
  const actors = entries.flatMap(({ byUserId, actingUserId }) => [byUserId, ...(actingUserId ? [actingUserId] : [])]);
  const people = await read.people.byIds([...new Set([...actors, ...values(ofPeople(entries))])]);
  const companies = await read.companies.byIds(values(ofCompanies(entries)));
  const known = { people, companies };
  return entries.map(({ at, byUserId, actingUserId, field, from, to }) => ({
    at: isoTimestamp(at),
    by: personRef(byUserId, people),
    acting: personRef(actingUserId, people),
    field,
    from: fieldValue(field, from, known),
    to: fieldValue(field, to, known),
  }));
}

function fieldValue(field: string, text: string, { people, companies }: Known): wire.FieldValue | undefined {
  if (text === '') return undefined;
  const person = field === 'broker_manager' ? personRef(text, people) : undefined;
  if (person !== undefined) return { value: { $case: 'person', value: person } };
  const company = companyFields.includes(field) ? companyRef(text, companies) : undefined;
  if (company !== undefined) return { value: { $case: 'company', value: company } };
  const status = field === 'status' ? statusOf(text) : undefined;
  if (status !== undefined) return { value: { $case: 'status', value: wireRequestStatus(status) } };
  const money = /^(\d+) ([A-Z]{3})$/.exec(
    field.endsWith('price') || field === 'total' || field === 'payment' ? text : '',
  );
  if (money?.[1] && money[2])
    return { value: { $case: 'money', value: { minor: BigInt(money[1]), currency: money[2] } } };
  return { value: { $case: 'text', value: text } };
}

const statusOf = (text: string): RequestStatus | undefined => requestStatuses.find((status) => status === text);
