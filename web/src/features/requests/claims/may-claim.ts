import type { RequestView } from '@setu/contract';

type Claimable = Pick<RequestView, 'may_claim' | 'claim_until'>;

/** Whether the reader may make a claim at that moment. */
export const mayClaimNow = ({ may_claim: may, claim_until: until }: Claimable, now = new Date()): boolean =>
  may && (until === null || now <= new Date(until));
