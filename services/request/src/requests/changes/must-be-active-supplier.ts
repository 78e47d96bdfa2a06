import { invalid } from '@setu/kit/core';
import type { Writing } from '../../deps.js';

/** Throws `invalid` on `supplier_id` if the company is not a supplier, is locked or is unknown. */
export async function mustBeActiveSupplier(stores: Writing, companyId: string | undefined): Promise<void> {
  if (companyId === undefined) return;
  const company = (await stores.companies.byIds([companyId])).get(companyId);
  if (company?.type !== 'supplier' || !company.active) throw invalid({ supplier_id: 'invalid_option' });
}
