import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { NoticeDraft } from '../../notices/domain/notices.js';
import { fullName } from '../../people/domain/full-name.js';
import { acceptRegulation } from '../../regulations/changes/accept-regulation.js';
import type { Stores } from '../../store/index.js';
import type { Signature } from '../domain/signature.js';
import { queueEvidence } from './queue-evidence.js';

/**
 * Stores a checked signature and returns the company's signature under that version. A verified signature lets the
 * company trade, and the change is published. If the company has a verified signature already, returns that one and
 * writes nothing.
 */
export async function storeSignature(stores: WriteStores<Stores>, signature: Signature): Promise<Signature> {
  const { companyId, regulationNumber, signedAt } = signature;
  await stores.signatures.lock(companyId);
  const before = await stores.signatures.of(companyId, regulationNumber);
  if (before?.state === 'verified') return before;
  await stores.signatures.add(signature);
  await queueEvidence(stores, { signatureId: signature.id });
  if (signature.state === 'verified') {
    await acceptRegulation(stores, { companyId, regulationNumber, now: signedAt });
    await notifyOfSignature(stores, signature, 'signature_verified');
  }
  return (await stores.signatures.of(companyId, regulationNumber)) ?? signature;
}

/** The data of a signature attempt that is needed to notify the company's users. */
export interface SigningAttempt {
  id: string;
  companyId: string;
  userId: string;
  signedAt: Date;
  /** The admin who checked the signature again. Absent for the first verdict. */
  byUserId?: string;
}

/** Notifies the company's users of the outcome, except the user who caused it. */
export async function notifyOfSignature(
  stores: WriteStores<Stores>,
  { id, companyId, userId, signedAt, byUserId }: SigningAttempt,
  type: 'signature_verified' | 'signature_refused',
): Promise<void> {
  const event = EventEnvelope.fromPartial({ id, occurredAt: signedAt.toISOString(), actorUserId: byUserId ?? userId });
  const [person] = await stores.users.named([userId]);
  const params = { person: person ? fullName(person.user) : '' };
  const draft: NoticeDraft = { type, params, entityType: 'company', entityId: companyId };
  await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(companyId) });
}
