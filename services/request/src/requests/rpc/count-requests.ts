import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { isManager } from '../domain/rights.js';

export const countRequests: Rpc<'countRequests'> =
  ({ read }) =>
  async (_, { actor }) => {
    mustBeUser(actor);
    if (isManager(actor)) {
      const { rfc, rfd } = await read.counts.newByKind();
      return { newRfc: rfc, newRfd: rfd };
    }
    if (actor.companyType !== 'customer') return {};
    const { total, updated } = await read.counts.ofCompany(actor.companyId);
    return { customerTotal: total, customerNewResponses: updated };
  };
