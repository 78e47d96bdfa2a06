import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { requestPageView } from './requests.js';
import { claimRoutes } from './routes/claims.js';
import { uuid, writtenText } from './values.js';

export type { ClaimView } from './claim-view.js';

/** POST /request/{request}/claim */
export const openClaimInput = z.object({
  text: writtenText(constants.claimMax),
  files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
});
export type OpenClaimInput = z.input<typeof openClaimInput>;

/** POST /request/{request}/claim/close: the claim that the page showed, and its resolution. */
export const closeClaimInput = z.object({ claim: uuid, resolution: writtenText(constants.claimMax) });
export type CloseClaimInput = z.input<typeof closeClaimInput>;

export const claimEndpoints = /* @__PURE__ */ endpointsOf(claimRoutes, {
  openClaim: { summary: 'Opens a claim about a deal', input: openClaimInput, answer: requestPageView },
  closeClaim: { summary: 'Closes the open claim', input: closeClaimInput, answer: requestPageView },
});
