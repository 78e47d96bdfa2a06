import type { TableConn } from '@setu/kit/db';
import { firstRow } from '../../store/rows.js';
import type { CareTables } from './tables.js';

/** What is kept here of a request: whose it is, and whether it has come to its end. */
export interface CompanyRequest {
  requestId: string;
  customerId: string;
  /** Who supplies it; absent while nobody does. */
  supplierId: string | undefined;
  isOpen: boolean;
  /** Of the request: grows with every move. */
  version: number;
}

// Two conditions, each with its index.
const countOpen = `select (select count(*) from company_request where is_open and customer_id = ?)
  + (select count(*) from company_request where is_open and supplier_id = ?) as open`;

/** A copy of whose requests are under way. */
export const companyRequestStore = (conn: TableConn<CareTables>) => ({
  /** What is older than what is kept changes nothing. */
  keep: async ({ requestId, customerId, supplierId, isOpen, version }: CompanyRequest): Promise<void> => {
    await conn('company_request')
      .insert({
        ...{ request_id: requestId, customer_id: customerId, supplier_id: supplierId ?? null },
        ...{ is_open: isOpen, version },
      })
      .onConflict('request_id')
      .merge()
      .whereRaw('company_request.version < excluded.version');
  },
  /** How many requests of a company are open: as their customer, or as who supplies them. */
  open: async (companyId: string): Promise<number> =>
    Number((await firstRow<{ open: string }>(conn, countOpen, [companyId, companyId]))?.open ?? 0),
});
