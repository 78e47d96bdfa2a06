import { randomBytes } from 'node:crypto';
import type { Stores } from '../../store/index.js';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCode, recoveryHash } from '../domain/recovery-code.js';

/** Ten new codes, told only now; the old ones are void. */
export async function giveRecoveryCodes(
  { recoveryCodes }: Pick<Stores, 'recoveryCodes'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  await recoveryCodes.replace(
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  );
  return codes;
}
