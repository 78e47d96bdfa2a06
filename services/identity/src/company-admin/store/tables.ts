import type { Table } from '@setu/kit/db';

interface CompanyRequestRow {
  request_id: string;
  customer_id: string;
  supplier_id: string | null;
  is_open: boolean;
  version: number;
}

export interface CompanyRequestTables {
  company_request: Table<CompanyRequestRow>;
}
