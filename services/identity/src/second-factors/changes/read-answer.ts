import { type Ids, invalid } from '@setu/kit/core';
import type { SecondFactor } from '../domain/second-factor.js';
import { stepOf } from '../domain/totp.js';
import { relyingParty } from '../passkeys/relying-party.js';
import type { SecretBox } from '../sealing/secret-box.js';
import type { PendingFactor } from '../store/pending-factors.js';

interface Answered {
  pending: PendingFactor;
  answer: string;
  name: string;
  now: Date;
}

interface Means {
  box: SecretBox;
  publicOrigin: string;
  ids: Ids;
}

/** Returns the new factor once the answer proves that the user has it. Throws `invalid` on `answer`. */
export async function readAnswer(
  { pending, answer, name, now }: Answered,
  { box, publicOrigin, ids }: Means,
): Promise<SecondFactor> {
  const base = { id: ids.id(), userId: pending.userId, name, createdAt: now };
  if (pending.kind === 'passkey') {
    const made = await relyingParty(publicOrigin).verifyCreated(answer, pending.challenge ?? '');
    if (made === undefined) throw invalid({ answer: 'wrong_passkey' });
    return { ...base, ...made, kind: 'passkey' };
  }
  const sealedSecret = pending.sealedSecret ?? Buffer.alloc(0);
  const opened = box.open(sealedSecret, pending.userId);
  const lastStep = opened && stepOf(answer, opened.secret, now);
  if (lastStep === undefined) throw invalid({ answer: 'wrong_second_code' });
  return { ...base, kind: 'totp', sealedSecret, lastStep };
}
