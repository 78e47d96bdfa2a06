import { invalid } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/invitations';
import type { Writing } from '../../deps.js';
import type { CompanyReadModel } from '../../read-models/domain/read-models.js';

/**
 * Returns why a company cannot be invited, or undefined for an active, known supplier that is not on the public
 * blacklist.
 */
const refusalOf = (company: CompanyReadModel | undefined): string | undefined => {
  if (company?.type !== 'supplier') return 'supplier_unknown';
  return company.active && !company.blacklisted ? undefined : 'supplier_locked';
};

/**
 * Returns the companies that cannot be invited, with the reasons. Throws `invalid` on `suppliers` if no company can be
 * invited.
 */
export async function refusedSuppliers(
  stores: Writing,
  companyIds: readonly string[],
): Promise<wire.RefusedSupplier[]> {
  const companies = await stores.companies.byIds(companyIds);
  const refused = companyIds.flatMap((companyId) => {
    const code = refusalOf(companies.get(companyId));
    return code === undefined ? [] : [{ companyId, code }];
  });
  if (refused.length === companyIds.length) throw invalid({ suppliers: 'invalid_option' });
  return refused;
}
