import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { NoticeDraft } from '../../notices/domain/notices.js';
import { fullName } from '../../people/domain/full-name.js';
import { acceptRegulation } from '../../regulations/changes/accept-regulation.js';
import type { Stores } from '../../store/index.js';
import type { Signature } from '../domain/signature.js';
import { askToKeep } from './ask-to-keep.js';

/**
 * Keeps a signature that was looked at; a verified one lets the company trade, and others are told. A company has one
 * under an edition: where it is verified already, that one is given and nothing is written.
 */
export async function keepSignature(stores: WriteStores<Stores>, signature: Signature): Promise<Signature> {
  const { companyId, regulationNumber, signedAt } = signature;
  await stores.signatures.lock(companyId);
  const before = await stores.signatures.of(companyId, regulationNumber);
  if (before?.state === 'verified') return before;
  await stores.signatures.add(signature);
  await askToKeep(stores, { signatureId: signature.id });
  if (signature.state === 'verified') {
    await acceptRegulation(stores, { companyId, regulationNumber, now: signedAt });
    await tellCompany(stores, signature, 'signature_verified');
  }
  return (await stores.signatures.of(companyId, regulationNumber)) ?? signature;
}

/** What a company's people are told a signature by. */
export interface TriedToSign {
  id: string;
  companyId: string;
  userId: string;
  signedAt: Date;
  /** Who looked at it once more; absent: it was judged as it came. */
  byUserId?: string;
}

/** Tells the company's people, but the one who signed, what came of it. */
export async function tellCompany(
  stores: WriteStores<Stores>,
  { id, companyId, userId, signedAt, byUserId }: TriedToSign,
  type: 'signature_verified' | 'signature_refused',
): Promise<void> {
  const event = EventEnvelope.fromPartial({ id, occurredAt: signedAt.toISOString(), actorUserId: byUserId ?? userId });
  const [person] = await stores.users.named([userId]);
  const params = { person: person ? fullName(person.user) : '' };
  const draft: NoticeDraft = { type, params, entityType: 'company', entityId: companyId };
  await writeNotices(stores, { event, draft, to: await stores.users.idsOfCompany(companyId) });
}
