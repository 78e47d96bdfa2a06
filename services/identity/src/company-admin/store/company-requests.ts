import type { TableConn } from '@setu/kit/db';
import { firstRow } from '../../store/rows.js';
import type { CompanyRequestTables } from './tables.js';

/** The read model of a request: its companies, and whether it is still open. */
export interface CompanyRequest {
  requestId: string;
  customerId: string;
  /** The supplier, or absent if none is chosen yet. */
  supplierId: string | undefined;
  isOpen: boolean;
  /** The version of the request. It grows with every transition. */
  version: number;
}

// Two separate conditions, so that each can use its index.
const countOpen = `select (select count(*) from company_request where is_open and customer_id = ?)
  + (select count(*) from company_request where is_open and supplier_id = ?) as open`;

/** The read model of open requests by company. */
export const companyRequestStore = (conn: TableConn<CompanyRequestTables>) => ({
  /** Stores a newer state of a request. An older version changes nothing. */
  save: async ({ requestId, customerId, supplierId, isOpen, version }: CompanyRequest): Promise<void> => {
    await conn('company_request')
      .insert({
        ...{ request_id: requestId, customer_id: customerId, supplier_id: supplierId ?? null },
        ...{ is_open: isOpen, version },
      })
      .onConflict('request_id')
      .merge()
      .whereRaw('company_request.version < excluded.version');
  },
  /** Returns the number of open requests of a company, as the customer or as the supplier. */
  open: async (companyId: string): Promise<number> =>
    Number((await firstRow<{ open: string }>(conn, countOpen, [companyId, companyId]))?.open ?? 0),
});
