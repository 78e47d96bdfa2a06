import { internal } from '@setu/kit/core';
import type { Conn } from '@setu/kit/db';
import type { Request } from '../domain/request.js';
import { searchText } from '../domain/search-text.js';
import { changingColumns, type RequestRow, requestOf } from './request-row.js';

export const requestStore = (conn: Conn) => ({
  async get(id: string): Promise<Request | null> {
    const row: RequestRow | undefined = await conn('request').where('id', id).first();
    return row === undefined ? null : requestOf(row);
  },

  /** The request, nobody else's to change until the transaction ends. */
  async lock(id: string): Promise<Request | null> {
    const row: RequestRow | undefined = await conn('request').where('id', id).forUpdate().first();
    return row === undefined ? null : requestOf(row);
  },

  /** Writes what changed in a locked request; it is no untouched draft any more. */
  async save(request: Request, before: Request): Promise<void> {
    const changed = await conn('request')
      .where({ id: request.id, version: before.version, status: before.status })
      .update({ ...changingColumns(request), untouched_source: null });
    if (changed !== 1) throw internal(`request ${request.id} changed under its lock`);
  },

  /** Its number becomes findable. */
  async index(request: Request, itemNames: readonly string[]): Promise<void> {
    const text = searchText(request.numericHash ?? '', request.name.en, request.name.ru, ...itemNames);
    await conn('request').where('id', request.id).update({ search_text: text });
  },

  /** The name its list sorts its manager by. */
  async nameManager(id: string, name: string): Promise<void> {
    await conn('request').where('id', id).update({ manager_name: name });
  },

  async delete(id: string): Promise<void> {
    await conn('request').where('id', id).delete();
  },

  /** The first of the numbers that no request has. */
  async freeNumber(candidates: readonly string[]): Promise<string> {
    const taken = await conn('request').whereIn('numeric_hash', candidates).pluck('numeric_hash');
    const free = candidates.find((number) => !taken.includes(number));
    if (free === undefined) throw internal('no free number among the candidates');
    return free;
  },

  /** Another open request of the company for the same card, the newest. */
  async openTwin(request: Request): Promise<{ id: string; numericHash: string } | null> {
    if (request.skuId === null) return null;
    const row = await conn('request')
      .where({ customer_company_id: request.customerCompanyId, sku_id: request.skuId })
      .whereRaw("status <> 'draft' and status not like 'rejected%' and status <> 'completed'")
      .whereNot('id', request.id)
      .orderBy([{ column: 'published_at', order: 'desc' }, { column: 'id' }])
      .first('id', 'numeric_hash');
    return row === undefined ? null : { id: row.id, numericHash: row.numeric_hash };
  },
});
