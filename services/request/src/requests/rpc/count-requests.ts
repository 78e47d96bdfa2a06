import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { waitsFor } from '../../wire/waiting-view.js';
import { isManager } from '../domain/rights.js';

export const countRequests: Rpc<'countRequests'> =
  ({ read, clock }) =>
  async (_, { actor }) => {
    mustBeUser(actor);
    if (isManager(actor)) {
      const waits = await waitsFor(read, actor, clock.now());
      const [{ rfc, rfd }, waiting] = await Promise.all([read.counts.newByKind(), read.counts.waitingByKind(waits)]);
      return { newRfc: rfc, newRfd: rfd, waitingRfc: waiting.rfc, waitingRfd: waiting.rfd };
    }
    if (actor.companyType !== 'customer') return {};
    const { total, updated } = await read.counts.ofCompany(actor.companyId);
    return { customerTotal: total, customerNewResponses: updated };
  };
