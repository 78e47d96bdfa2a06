import type { Stores } from '../../store/index.js';
import { recoveryHash } from '../domain/recovery-code.js';
import { stepOf } from '../domain/totp.js';
import type { SecretBox } from '../sealing/secret-box.js';
import { authenticatorsOf } from './factors-of.js';

/** The kind of an accepted code. */
export type AcceptedCode = 'totp' | 'recovery';

interface Typed {
  userId: string;
  code: string;
  now: Date;
}

/**
 * Checks a code as typed and uses it up. Returns undefined if it matches neither an authenticator of the user nor one
 * of their recovery codes.
 */
export async function checkCode(
  { secondFactors, recoveryCodes }: Pick<Stores, 'secondFactors' | 'recoveryCodes'>,
  { userId, code, now }: Typed,
  box: SecretBox,
): Promise<AcceptedCode | undefined> {
  for (const { id, sealedSecret, lastStep } of authenticatorsOf(await secondFactors.ofUser(userId))) {
    const opened = box.open(sealedSecret, userId);
    const step = opened && stepOf(code, opened.secret, now, lastStep);
    if (step === undefined || !(await secondFactors.useStep(id, step, now))) continue;
    if (opened?.isOutdated) await secondFactors.reseal(id, box.seal(opened.secret, userId));
    return 'totp';
  }
  return (await recoveryCodes.spend(userId, recoveryHash(userId, code))) ? 'recovery' : undefined;
}
