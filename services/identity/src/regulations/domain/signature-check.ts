import type { Signature } from '../../signing/domain/signature.js';

/** A check of a stored signature. It never changes after it is stored. */
export interface SignatureCheck {
  id: string;
  signatureId: string;
  userId: string;
  isByHand: boolean;
  /** `verified`, `unverified`, or the code of the reason for rejection. */
  outcome: string;
  comment: string;
  checkedAt: Date;
}

/** Returns whether a signature counts: it was verified when it was made or by a later check, or confirmed by hand. */
export const counts = ({ state }: Signature, checks: readonly SignatureCheck[]): boolean =>
  state === 'verified' || checks.some(({ isByHand, outcome }) => isByHand || outcome === 'verified');
