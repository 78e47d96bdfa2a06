import { invalid } from '@setu/kit/core';
import type { Writing } from '../../deps.js';

/** Refuses a company that is no supplier, that is locked or that was never heard of: `invalid` on supplier_id. */
export async function mustBeActiveSupplier(stores: Writing, companyId: string | undefined): Promise<void> {
  if (companyId === undefined) return;
  const company = (await stores.companies.byIds([companyId])).get(companyId);
  if (company?.type !== 'supplier' || !company.active) throw invalid({ supplier_id: 'invalid_option' });
}
