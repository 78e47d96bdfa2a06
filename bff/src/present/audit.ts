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

/**
 * A user whose name could not be loaded is shown by their id. A user without a name was erased, so an empty name would be
 * a false statement.
 */
const personOf = (id: string, { people }: Names): PersonView | null =>
  id === '' ? null : (people.get(id) ?? { id, name: '', surname: id, patronymic: '' });

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
      return personLine(language, names.people.get(value) ?? { id: value, name: '', surname: value, patronymic: '' });
    if (companyFields.has(name)) return companyNameIn(language, names.companies.get(value) ?? '') || value;
    if (categoryFields.has(name)) return names.categories.get(value) || value;
    return fieldValue(value, { name, objectKind, language });
  };
}

/** Returns the name of the object of an entry, or an empty text if it is not known. */
function objectName(entry: AuditEntry, names: Names, language: Language): string {
  const { objectKind, objectId, objectName: own } = entry;
  if (objectKind === 'company') return companyNameIn(language, names.companies.get(objectId) ?? '');
  if (objectKind === 'category') return names.categories.get(objectId) ?? '';
  if (objectKind === 'setting') return fieldLabel(objectId, language);
  const person = objectKind === 'person' ? names.people.get(objectId) : undefined;
  return person ? personLine(language, person) : own?.[language] || own?.[language === 'ru' ? 'en' : 'ru'] || '';
}

/** Presents an audit entry with the names it refers to, and its changes with labels in the reader's language. */
export const auditEntryView = (
  entry: AuditEntry & { service: AuditEntryView['service'] },
  names: Names,
  language: Language,
): AuditEntryView => ({
  ...{ id: entry.id, service: entry.service, at: entry.at, action: entry.action, request_id: entry.requestId },
  ...{ actor: personOf(entry.actorId, names), on_behalf_of: personOf(entry.onBehalfOfId, names) },
  company:
    entry.companyId === ''
      ? null
      : { id: entry.companyId, name: names.companies.get(entry.companyId) || entry.companyId },
  ...{ object_kind: entry.objectKind, object_id: entry.objectId },
  object_name: objectName(entry, names, language),
  fields: entry.fields.map(({ name, before, after }) => {
    const shown = heldBy({ name, objectKind: entry.objectKind }, names, language);
    return {
      ...{ name, before, after },
      ...{ label: fieldLabel(name, language), was: shown(before), is: shown(after) },
    };
  }),
});
