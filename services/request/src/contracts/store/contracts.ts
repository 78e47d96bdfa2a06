import type { Table, TableConn } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, int8, optional, type RowOf, text, timestamp, toRow } from '../../store/fields.js';
import { rate } from '../../store/rate-field.js';
import type { Contract } from '../domain/contract.js';

export const contractFields = {
  requestId: text('request_id'),
  priceMinor: int8('price_minor'),
  rate: optional(rate('rate')),
  at: timestamp('at'),
  number: text('number'),
  signedOn: optional(text('signed_on')),
};

export interface ContractRow extends RowOf<typeof contractFields> {}

export interface ContractTables {
  contract: Table<ContractRow>;
}

const ofRequests = 'select * from contract where request_id = any(?::uuid[])';

export const contractStore = (conn: TableConn<ContractTables>) => ({
  async insert(contract: Contract): Promise<void> {
    await conn('contract').insert(toRow(contractFields, contract));
  },

  /** Returns the contracts of the requests by request id. */
  async of(requestIds: readonly string[]): Promise<Map<string, Contract>> {
    const rows = await rowsByKeys<ContractRow>(conn, ofRequests, requestIds);
    return new Map(rows.map((row) => [row.request_id, fromRow<Contract>(contractFields, row)]));
  },
});
