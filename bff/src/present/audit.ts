import type { AuditEntryView, PersonView } from '@setu/contract';
import type { AuditEntry, AuditField } from '@setu/proto/common/audit';
import { categoryFields, companyFields, fieldLabel, fieldValue, personFields } from '../language/audit-fields.js';
import type { Language } from '../language/locale.js';
import { companyNameIn, personNameIn } from '../language/names.js';

interface Names {
  people: ReadonlyMap<string, PersonView>;
  companies: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
}

/** A user whose name is no longer known is shown by their id. */
const personOf = (id: string, { people }: Names): PersonView | null =>
  id === '' ? null : (people.get(id) ?? { id, name: '', surname: '', patronymic: '' });

/** Returns a user's name in one line, or the id if the name is not known. */
export const personLine = (language: Language, { id, name, surname, patronymic }: PersonView): string =>
  personNameIn(language, [surname, name, patronymic].filter(Boolean).join(' ')) || id;

function heldBy(
  { name, objectKind }: Pick<AuditField, 'name'> & { objectKind: string },
  names: Names,
  language: Language,
) {
  return (value: string): string => {
    if (value === '') return '';
    if (personFields.has(name))
      return personLine(language, names.people.get(value) ?? { id: value, name: '', surname: '', patronymic: '' });
    if (companyFields.has(name)) return companyNameIn(language, names.companies.get(value) ?? '') || value;
    if (categoryFields.has(name)) return names.categories.get(value) || value;
    return fieldValue(value, { name, objectKind, language });
  };
}

/** Presents an audit entry with the names it refers to, and its changes with labels in the reader's language. */
export const auditEntryView = (
  act: AuditEntry & { service: AuditEntryView['service'] },
  names: Names,
  language: Language,
): AuditEntryView => ({
  ...{ id: act.id, service: act.service, at: act.at, action: act.action, request_id: act.requestId },
  ...{ actor: personOf(act.actorId, names), on_behalf_of: personOf(act.onBehalfOfId, names) },
  company: act.companyId === '' ? null : { id: act.companyId, name: names.companies.get(act.companyId) ?? '' },
  ...{ object_kind: act.objectKind, object_id: act.objectId },
  fields: act.fields.map(({ name, before, after }) => {
    const words = heldBy({ name, objectKind: act.objectKind }, names, language);
    return {
      ...{ name, before, after },
      ...{ label: fieldLabel(name, language), was: words(before), is: words(after) },
    };
  }),
});
