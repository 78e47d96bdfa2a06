import type { Writing } from '../../deps.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';

/** Writes the name by which lists sort a request's manager; nothing while it has none. */
export async function nameManager(stores: Writing, { id, brokerManagerId }: Request): Promise<void> {
  if (brokerManagerId === undefined) return;
  const manager = (await stores.people.byIds([brokerManagerId])).get(brokerManagerId);
  await stores.requests.nameManager(id, searchText(manager?.surname ?? '', manager?.name ?? ''));
}
