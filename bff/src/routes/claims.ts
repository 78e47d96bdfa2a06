import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { openClaim } from '../pages/claims.js';
import { presentRequest } from '../pages/request.js';

/** Customers' claims about deals. */
export const claimRoutes = [
  route(endpoints.openClaim, async (ask) => ({ data: await openClaim(ask) })),
  route(endpoints.closeClaim, async (ask) => {
    const { claim: claimId, resolution } = ask.input;
    const settled = { requestId: ask.params.request, claimId, resolution, idempotencyKey: ask.idempotencyKey };
    const { request } = await ask.deps.services.request.closeClaim(settled, ask.writes());
    return { data: await presentRequest(request, ask) };
  }),
];
