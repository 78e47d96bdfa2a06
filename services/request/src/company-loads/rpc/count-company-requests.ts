import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Counts the requests of a company. System admins only. */
export const countCompanyRequests: Rpc<'countCompanyRequests'> =
  ({ read }) =>
  async ({ companyId }, { actor }) => {
    mustBeUser(actor);
    if (actor.companyType !== 'broker' || !actor.roles.includes('ROLE_ADMIN')) throw forbidden();
    return read.companyLoads.of(readId(companyId));
  };
