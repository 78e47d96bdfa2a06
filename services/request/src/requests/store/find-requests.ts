import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { fromRow } from '../../store/fields.js';
import type { Request } from '../domain/request.js';
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

/** Reads requests and locks them for a change. */
export const findRequests = (conn: TableConn<RequestTables>) => {
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
