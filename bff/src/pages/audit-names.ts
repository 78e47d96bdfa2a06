import type { PersonView } from '@setu/contract';
import { isUuid } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { categoryFields, companyFields, personFields } from '../language/audit-fields.js';
import { personView } from '../present/person.js';
import type { ShownAuditEntry } from './audit-page.js';
import { optional } from './part.js';

/**
 * The names of users and objects in audit entries. They are looked up for display and never stored with the entries.
 */
export interface AuditNames {
  people: Map<string, PersonView>;
  companies: Map<string, string>;
  /** In the reader's language. */
  categories: Map<string, string>;
}

/** Returns an object without any names. */
export const noNames = (): AuditNames => ({
  people: new Map(),
  companies: new Map(),
  categories: new Map(),
});

const batchSize = 10;

/** Returns the ids in audit fields, both before and after the change. */
const idsIn = (fields: ReadonlySet<string>, entry: ShownAuditEntry): string[] =>
  entry.fields.flatMap(({ name, before, after }) => (fields.has(name) ? [before, after].filter(isUuid) : []));

const namingMs = 1500;

/** Adds the names that these audit entries need. Names that cannot be resolved now are left out. */
export async function addNames(
  call: CallContext,
  entries: readonly ShownAuditEntry[],
  names: AuditNames,
): Promise<void> {
  const { people, companies, categories } = names;
  const ownIds = (kind: string, { objectKind, objectId }: ShownAuditEntry) =>
    objectKind === kind && isUuid(objectId) ? [objectId] : [];
  const { identity } = call.deps.services;
  const ids = (of: (entry: ShownAuditEntry) => string[], known: ReadonlyMap<string, unknown>): string[] =>
    [...new Set(entries.flatMap(of))].filter((id) => id !== '' && !known.has(id));
  const userIds = ids(
    (entry) => [entry.actorId, entry.onBehalfOfId, ...idsIn(personFields, entry), ...ownIds('person', entry)],
    people,
  );
  const found =
    userIds.length === 0 ? null : await optional(identity.batchGetPeople({ userIds }, call.reads(namingMs)), null);
  for (const [id, { person }] of Object.entries(found?.people ?? {})) if (person) people.set(id, personView(person));
  // All categories are requested together: they are few, and there is no call for a single one.
  if (ids((entry) => [...idsIn(categoryFields, entry), ...ownIds('category', entry)], categories).length > 0) {
    const tree = await optional(call.deps.categories(call.reads(namingMs)), null);
    for (const { id, name } of tree?.categories ?? []) categories.set(id, name?.[call.locale] ?? '');
  }
  const companyIds = ids(
    (entry) => [entry.companyId, ...idsIn(companyFields, entry), ...ownIds('company', entry)],
    companies,
  );
  for (let at = 0; at < companyIds.length; at += batchSize) {
    const part = companyIds.slice(at, at + batchSize);
    const answers = await Promise.all(
      part.map((companyId) => optional(identity.getCompany({ companyId }, call.reads(namingMs)), null)),
    );
    for (const [index, id] of part.entries()) companies.set(id, answers[index]?.company?.shortName ?? '');
  }
}
