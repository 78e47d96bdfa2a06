import { companies, users } from '@setu/demo-world';
import type { Writing } from '../deps.js';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import { cardRow } from '../read-models/store/card-fields.js';
import { companyRow } from '../read-models/store/companies.js';
import { userFields } from '../read-models/store/people.js';
import { toRow } from '../store/fields.js';

/** Loads the read models. Their version is 0, so that any event from the owning service is newer. */
export async function loadReadModels({ bulk }: Writing, cards: ReadonlyMap<string, CardSnapshot>): Promise<void> {
  const known = companies.map(({ id, type, shortName, inn, active }) =>
    companyRow({ id, type, shortName, inn, active, blacklisted: false, version: 0 }),
  );
  await bulk.insert('company_copy', known);
  const people = users.map(({ id, companyId, name, surname, patronymic }) =>
    toRow(userFields, { id, companyId, name, surname, patronymic, version: 0 }),
  );
  await bulk.insert('user_copy', people);
  await bulk.insert('card_copy', [...cards.values()].map(cardRow));
}
