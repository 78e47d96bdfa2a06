import type { AuditEntryView, PersonView } from '@setu/contract';
import type { AuditEntry } from '@setu/proto/common/audit';

interface Names {
  people: ReadonlyMap<string, PersonView>;
  companies: ReadonlyMap<string, string>;
}

/** One nobody can name any more keeps his id. */
const personOf = (id: string, { people }: Names): PersonView | null =>
  id === '' ? null : (people.get(id) ?? { id, name: '', surname: '', patronymic: '' });

/** An act with the names of those it is of. */
export const auditEntryView = (
  act: AuditEntry & { service: AuditEntryView['service'] },
  names: Names,
): AuditEntryView => ({
  ...{ id: act.id, service: act.service, at: act.at, action: act.action, request_id: act.requestId },
  ...{ actor: personOf(act.actorId, names), on_behalf_of: personOf(act.onBehalfOfId, names) },
  company: act.companyId === '' ? null : { id: act.companyId, name: names.companies.get(act.companyId) ?? '' },
  ...{ object_kind: act.objectKind, object_id: act.objectId },
  fields: act.fields.map(({ name, before, after }) => ({ name, before, after })),
});
