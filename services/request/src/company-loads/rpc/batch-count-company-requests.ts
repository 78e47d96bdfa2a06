import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { isManager } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';

/** The most companies of one call, which is the longest page of a list. */
const mostCompanies = 100;

/** Counts the requests of each company of a list. Managers and system admins only. */
export const batchCountCompanyRequests: Rpc<'batchCountCompanyRequests'> =
  ({ read }) =>
  async ({ companyIds }, { actor }) => {
    mustBeUser(actor);
    if (!isManager(actor) && !(actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN'))) throw forbidden();
    const ids = companyIds.slice(0, mostCompanies).map((id) => readId(id));
    const found = ids.length > 0 ? await read.companyLoads.ofEach(ids) : [];
    return {
      loads: Object.fromEntries(
        found.map(({ id, open, published, lastAt }) => [id, { open, published, lastAt: lastAt.toISOString() }]),
      ),
    };
  };
