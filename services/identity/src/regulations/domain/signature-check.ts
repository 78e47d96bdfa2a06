import type { Signature } from '../../signing/domain/signature.js';

/** A look at a signature after it was kept: never changed. */
export interface SignatureCheck {
  id: string;
  signatureId: string;
  userId: string;
  isByHand: boolean;
  /** verified, unverified, or the code of what speaks against it. */
  outcome: string;
  comment: string;
  checkedAt: Date;
}

/** Whether a signature counts: it was verified, then or by a later look, or confirmed by hand. */
export const counts = ({ state }: Signature, checks: readonly SignatureCheck[]): boolean =>
  state === 'verified' || checks.some(({ isByHand, outcome }) => isByHand || outcome === 'verified');
