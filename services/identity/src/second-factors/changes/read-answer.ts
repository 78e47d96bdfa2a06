import { type Ids, invalid } from '@setu/kit/core';
import type { SecondFactor } from '../domain/second-factor.js';
import { stepOf } from '../domain/totp.js';
import { relyingParty } from '../passkeys/relying-party.js';
import type { SecretBox } from '../sealing/secret-box.js';
import type { BegunFactor } from '../store/pending-factors.js';

interface Answered {
  begun: BegunFactor;
  answer: string;
  name: string;
  now: Date;
}

interface Means {
  box: SecretBox;
  publicOrigin: string;
  ids: Ids;
}

/** Returns the new factor once the answer proves that the person has it. Throws `invalid` on `answer`. */
export async function readAnswer(
  { begun, answer, name, now }: Answered,
  { box, publicOrigin, ids }: Means,
): Promise<SecondFactor> {
  const kept = { id: ids.id(), userId: begun.userId, name, createdAt: now };
  if (begun.kind === 'passkey') {
    const made = await relyingParty(publicOrigin).readMade(answer, begun.challenge ?? '');
    if (made === undefined) throw invalid({ answer: 'wrong_passkey' });
    return { ...kept, ...made, kind: 'passkey' };
  }
  const sealedSecret = begun.sealedSecret ?? Buffer.alloc(0);
  const opened = box.open(sealedSecret, begun.userId);
  const lastStep = opened && stepOf(answer, opened.secret, now);
  if (lastStep === undefined) throw invalid({ answer: 'wrong_second_code' });
  return { ...kept, kind: 'totp', sealedSecret, lastStep };
}
