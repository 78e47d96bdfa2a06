import type { TableConn } from '@setu/kit/db';
import { searchText } from '../../requests/domain/search-text.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, integer, optional, text, toRow } from '../../store/fields.js';
import type { UserReadModel } from '../domain/read-models.js';
import type { ReadModelTables, UserRow } from './tables.js';

export const userFields = {
  id: text('id'),
  companyId: optional(text('company_id')),
  name: text('name'),
  surname: text('surname'),
  patronymic: text('patronymic'),
  version: integer('version'),
};

/** The read model of users. An older version never replaces a newer one. */
export const peopleStore = (conn: TableConn<ReadModelTables>) => ({
  /** Stores a user. A new name is also written to the requests they manage, because lists sort by it. */
  async save(user: UserReadModel): Promise<void> {
    const saved = await conn('user_copy')
      .insert(toRow(userFields, user))
      .onConflict('id')
      .merge()
      .where('user_copy.version', '<', user.version)
      .returning('id');
    if (saved.length === 0) return;
    const sortName = searchText(user.surname, user.name);
    await conn('request')
      .where('broker_manager_id', user.id)
      .whereNot('manager_name', sortName)
      .update({ manager_name: sortName });
  },

  /** Returns the known users by id. */
  async byIds(ids: readonly string[]): Promise<Map<string, UserReadModel>> {
    const rows = await rowsByKeys<UserRow>(conn, 'select * from user_copy where id = any(?::uuid[])', ids);
    return new Map(rows.map((row) => [row.id, fromRow<UserReadModel>(userFields, row)]));
  },
});
