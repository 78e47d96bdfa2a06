import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { toRow } from '../../store/fields.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';
import { requestFields } from './request-fields.js';
import type { RequestTables } from './tables.js';

/** Writes requests and what lists of them need. */
export const writeRequests = (conn: TableConn<RequestTables>) => ({
  async insert(request: Request): Promise<void> {
    const found = { search_text: searchText(request.name.en, request.name.ru) };
    await conn('request').insert({ ...toRow(requestFields, request), ...found });
  },

  /** Inserts the request. Returns false if its id exists already. */
  async insertNew(request: Request): Promise<boolean> {
    const found = { search_text: searchText(request.name.en, request.name.ru) };
    const made = await conn('request')
      .insert({ ...toRow(requestFields, request), ...found })
      .onConflict('id')
      .ignore()
      .returning('id');
    return made.length > 0;
  },

  /** Stores the changes of a locked request. */
  async save(request: Request, before: Request): Promise<void> {
    const changed = await conn('request')
      .where({ id: request.id, version: before.version, status: before.status })
      .update(toRow(requestFields, request));
    if (changed !== 1) throw internal(`request ${request.id} changed under its lock`);
  },

  /** Stores the invited suppliers of a locked request, with their states. */
  async saveInvitees({ id, invitees }: Pick<Request, 'id' | 'invitees'>): Promise<void> {
    await conn('request')
      .where('id', id)
      .update({ invitees: JSON.stringify(invitees) });
  },

  /** Makes the request searchable by its number, its name and its items. */
  async index({ id, name, publication }: Request, itemNames: readonly string[]): Promise<void> {
    const text = searchText(publication?.numericHash ?? '', name.en, name.ru, ...itemNames);
    await conn('request').where('id', id).update({ search_text: text });
  },

  /** Stores the name by which lists sort the manager. */
  async nameManager(id: string, name: string): Promise<void> {
    await conn('request').where('id', id).update({ manager_name: name });
  },

  /**
   * Assigns all requests of a manager to another one, or to none, and returns their ids. Also stores the new manager's
   * name, because lists sort by it.
   */
  async reassignAll(fromId: string, to: { id: string | undefined; name: string }): Promise<string[]> {
    return conn('request')
      .where('broker_manager_id', fromId)
      .update({ broker_manager_id: to.id ?? null, manager_name: to.name })
      .increment('version', 1)
      .returning('id')
      .then((reassigned) => reassigned.map(({ id }) => id));
  },

  async delete(id: string): Promise<void> {
    await conn('request').where('id', id).delete();
  },
});
