import { invalid } from '@setu/kit/core';
import type { Writing } from '../../deps.js';

/** Refuses what is not all active suppliers, known here and not on the public blacklist: `invalid` on suppliers. */
export async function mustBeSuppliers(stores: Writing, companyIds: readonly string[]): Promise<void> {
  const companies = await stores.companies.byIds(companyIds);
  const isOpen = (id: string): boolean => {
    const company = companies.get(id);
    return company?.type === 'supplier' && company.active && !company.blacklisted;
  };
  if (!companyIds.every(isOpen)) throw invalid({ suppliers: 'invalid_option' });
}
