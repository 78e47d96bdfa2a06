import type { Writing } from '../../deps.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';

/** Stores the name by which lists sort a request's manager. */
export async function nameManager(stores: Writing, { id, brokerManagerId }: Request): Promise<void> {
  const managerId = brokerManagerId ?? '';
  const manager = managerId === '' ? undefined : (await stores.people.byIds([managerId])).get(managerId);
  await stores.requests.nameManager(id, searchText(manager?.surname ?? '', manager?.name ?? ''));
}
