import { randomBytes } from 'node:crypto';
import type { Stores } from '../../store/index.js';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCode, recoveryHash } from '../domain/recovery-code.js';

/**
 * Makes ten new recovery codes and returns them in plain text; only their hashes are stored. The old codes stop
 * working.
 */
export async function issueRecoveryCodes(
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
