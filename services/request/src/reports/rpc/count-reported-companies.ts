import { mustHave } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { reportedIds } from './reported-ids.js';

/** Counts the requests and contracts of companies, either as customers or as suppliers. Senior managers only. */
export const countReportedCompanies: Rpc<'countReportedCompanies'> =
  ({ replica: { reports } }) =>
  async ({ asSuppliers, companyIds }, { actor }) => {
    mustHave(actor, 'report');
    const ids = reportedIds('company_ids', companyIds);
    if (companyIds.length === 0)
      return { counted: await (asSuppliers ? reports.allSuppliers() : reports.allCustomers()) };
    return { counted: await (asSuppliers ? reports.suppliers(ids) : reports.customers(ids)) };
  };
