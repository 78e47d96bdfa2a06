import type { SignatureState } from '@setu/proto/words';

/** A customer and the newest version it signed. */
export interface Signer {
  companyId: string;
  shortName: string;
  isConfirmed: boolean;
  lapsesAt?: Date | undefined;
  signed?: { regulationNumber: number; state: SignatureState; signedAt: Date } | undefined;
}
