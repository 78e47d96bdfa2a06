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

    /** The request, nobody else's to change until the transaction ends. */
    async lock(id: string): Promise<Request | undefined> {
      return requestOf(await conn('request').where('id', id).forUpdate().first());
    },

    async insert(request: Request): Promise<void> {
      const found = { search_text: searchText(request.name.en, request.name.ru) };
      await conn('request').insert({ ...toRow(requestFields, request), ...found });
    },

    /** False when there is one of its id already. */
    async insertNew(request: Request): Promise<boolean> {
      const found = { search_text: searchText(request.name.en, request.name.ru) };
      const made = await conn('request')
        .insert({ ...toRow(requestFields, request), ...found })
        .onConflict('id')
        .ignore()
        .returning('id');
      return made.length > 0;
    },

    /** Writes what changed in a locked request. */
    async save(request: Request, before: Request): Promise<void> {
      const changed = await conn('request')
        .where({ id: request.id, version: before.version, status: before.status })
        .update(toRow(requestFields, request));
      if (changed !== 1) throw internal(`request ${request.id} changed under its lock`);
    },

    /** Who of a locked request's suppliers was asked, and what became of it. */
    async saveInvitees({ id, invitees }: Pick<Request, 'id' | 'invitees'>): Promise<void> {
      await conn('request')
        .where('id', id)
        .update({ invitees: JSON.stringify(invitees) });
    },

    /** Its number becomes findable. */
    async index({ id, name, publication }: Request, itemNames: readonly string[]): Promise<void> {
      const text = searchText(publication?.numericHash ?? '', name.en, name.ru, ...itemNames);
      await conn('request').where('id', id).update({ search_text: text });
    },

    /** The name its list sorts its manager by. */
    async nameManager(id: string, name: string): Promise<void> {
      await conn('request').where('id', id).update({ manager_name: name });
    },

    /** Gives all of a manager's to another, with the name their lists sort by; nobody: they are anybody's. Their ids. */
    async giveAll(fromId: string, to: { id: string | undefined; name: string }): Promise<string[]> {
      return conn('request')
        .where('broker_manager_id', fromId)
        .update({ broker_manager_id: to.id ?? null, manager_name: to.name })
        .increment('version', 1)
        .returning('id')
        .then((given) => given.map(({ id }) => id));
    },

    async delete(id: string): Promise<void> {
      await conn('request').where('id', id).delete();
    },

    /** The first of the numbers that no request has. */
    async freeNumber(candidates: readonly string[]): Promise<string> {
      const taken: unknown[] = await conn('request')
        .whereIn('numeric_hash', [...candidates])
        .pluck('numeric_hash');
      const free = candidates.find((number) => !taken.includes(number));
      if (free === undefined) throw internal('no free number among the candidates');
      return free;
    },

    /** Another open request of the company for the same card, the newest. */
    async openTwin({ id, skuId, customerCompanyId }: Request): Promise<Named | undefined> {
      return skuId === undefined
        ? undefined
        : named(await openFor({ skuId, customerCompanyId }).whereNot('id', id).first());
    },

    /** An open request of the company for a card, the newest. */
    async openFor(about: AboutCard): Promise<Named | undefined> {
      return named(await openFor(about).first());
    },

    /** Until the transaction ends nobody else of the company makes a request for the card by asking about it. */
    async askAlone({ customerCompanyId, skuId }: AboutCard): Promise<void> {
      const key = `question ${customerCompanyId} ${skuId}`;
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
    },
  };
};
