import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { fromRow, toRow } from '../../store/fields.js';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';
import { isOpen } from './open.js';
import { requestFields } from './request-fields.js';
import type { RequestRow, RequestTables } from './tables.js';

const requestOf = (row: RequestRow | undefined): Request | undefined => row && fromRow<Request>(requestFields, row);

export interface Named {
  id: string;
  numericHash: string;
}
export interface AboutCard {
  customerCompanyId: string;
  skuId: string;
}

const named = (row: Pick<RequestRow, 'id' | 'numeric_hash'> | undefined): Named | undefined =>
  row && { id: row.id, numericHash: row.numeric_hash ?? '' };

export const requestStore = (conn: TableConn<RequestTables>) => {
  const openFor = ({ customerCompanyId, skuId }: AboutCard) =>
    conn('request')
      .where({ customer_company_id: customerCompanyId, sku_id: skuId })
      .whereRaw(isOpen)
      .orderBy([{ column: 'published_at', order: 'desc' }, { column: 'id' }])
      .select('id', 'numeric_hash');
  return {
    async get(id: string): Promise<Request | undefined> {
      return requestOf(await conn('request').where('id', id).first());
    },

    /** Returns the request and locks it until the transaction ends. */
    async lock(id: string): Promise<Request | undefined> {
      return requestOf(await conn('request').where('id', id).forUpdate().first());
    },

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
     * Assigns all requests of a manager to another one, or to none, and returns their ids. Also stores the new
     * manager's name, because lists sort by it.
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

    /** Returns the first candidate number that no request has. */
    async freeNumber(candidates: readonly string[]): Promise<string> {
      const used: unknown[] = await conn('request')
        .whereIn('numeric_hash', [...candidates])
        .pluck('numeric_hash');
      const free = candidates.find((number) => !used.includes(number));
      if (free === undefined) throw internal('no free number among the candidates');
      return free;
    },

    /** Returns the company's newest other open request for the same card. */
    async openDuplicate({ id, skuId, customerCompanyId }: Request): Promise<Named | undefined> {
      return skuId === undefined
        ? undefined
        : named(await openFor({ skuId, customerCompanyId }).whereNot('id', id).first());
    },

    /** Returns the company's newest open request for a card. */
    async openFor(about: AboutCard): Promise<Named | undefined> {
      return named(await openFor(about).first());
    },

    /**
     * Until the transaction ends, no other user of the company can create a request for the card by asking about it.
     */
    async lockQuestions({ customerCompanyId, skuId }: AboutCard): Promise<void> {
      const key = `question ${customerCompanyId} ${skuId}`;
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
    },
  };
};
