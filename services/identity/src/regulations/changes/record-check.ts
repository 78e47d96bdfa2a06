import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { queueEvidence } from '../../signing/changes/queue-evidence.js';
import { notifyOfSignature } from '../../signing/changes/sign-regulation.js';
import type { Signature } from '../../signing/domain/signature.js';
import type { Stores } from '../../store/index.js';
import { counts, type SignatureCheck } from '../domain/signature-check.js';
import { acceptRegulation } from './accept-regulation.js';

/**
 * Stores a check of a signature. The first check that verifies it, or a confirmation by hand, lets the company trade
 * and notifies its users. Throws `signature_verified_already` if a signature that already counts is confirmed by hand.
 */
export async function recordCheck(
  stores: WriteStores<Stores>,
  signature: Signature,
  check: Omit<SignatureCheck, 'signatureId'>,
): Promise<void> {
  const { companyId, regulationNumber } = signature;
  await stores.signatures.lock(companyId);
  const hasCounted = counts(signature, await stores.signatureChecks.of([signature.id]));
  if (check.isByHand && hasCounted) throw refused('signature_verified_already');
  await stores.signatureChecks.add({ ...check, signatureId: signature.id });
  await queueEvidence(stores, { signatureId: signature.id });
  if (hasCounted || !(check.isByHand || check.outcome === 'verified')) return;
  await acceptRegulation(stores, { companyId, regulationNumber, now: check.checkedAt });
  const notification = {
    id: check.id,
    companyId,
    userId: signature.userId,
    signedAt: check.checkedAt,
    byUserId: check.userId,
  };
  await notifyOfSignature(stores, notification, 'signature_verified');
}
