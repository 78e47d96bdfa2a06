import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { openClaim } from '../pages/claims.js';
import { presentRequest } from '../pages/request.js';

/** Customers' claims about deals. */
export const claimRoutes = [
  route(endpoints.openClaim, async (call) => ({ data: await openClaim(call) })),
  route(endpoints.closeClaim, async (call) => {
    const { claim: claimId, resolution } = call.input;
    const settled = { requestId: call.params.request, claimId, resolution, idempotencyKey: call.idempotencyKey };
    const { request } = await call.deps.services.request.closeClaim(settled, call.writes());
    return { data: await presentRequest(request, call) };
  }),
];
