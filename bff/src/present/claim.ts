import type { RequestView } from '@setu/contract';
import type * as wire from '@setu/proto/request/view';
import { fileView } from './file.js';
import { personOrNull } from './person.js';
import { textOrNull } from './text.js';

type ClaimPart = Pick<RequestView, 'claim' | 'may_claim' | 'claim_until' | 'may_close_claim'>;

const claimView = (claim: wire.Claim): RequestView['claim'] => ({
  id: claim.id,
  date: claim.at,
  by: personOrNull(claim.by),
  acting: personOrNull(claim.acting),
  text: claim.text,
  files: claim.files.map(fileView),
  resolution: claim.resolution,
  closed_at: textOrNull(claim.closedAt),
  closed_by: personOrNull(claim.closedBy),
  closed_acting: personOrNull(claim.closedActing),
});

/** Presents a request's latest claim, and which actions on claims the reader may take. */
export const claimPart = ({ claim, mayClaim, claimUntil, mayCloseClaim }: wire.RequestView): ClaimPart => ({
  claim: claim ? claimView(claim) : null,
  may_claim: mayClaim,
  claim_until: textOrNull(claimUntil),
  may_close_claim: mayCloseClaim,
});
