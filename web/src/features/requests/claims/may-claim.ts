import type { RequestView } from '@setu/contract';

type Claimable = Pick<RequestView, 'may_claim' | 'claim_until'>;

/** Tells whether the reader may make a claim at this time. */
export const mayClaimNow = ({ may_claim: may, claim_until: deadline }: Claimable, now = new Date()): boolean =>
  may && (deadline === null || now <= new Date(deadline));
