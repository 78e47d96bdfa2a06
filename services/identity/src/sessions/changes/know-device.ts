import { type Ids, networkOf } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import { tokenHash } from '../domain/token-hash.js';
import type { SignInAttempt } from './sign-in-attempt.js';

/**
 * Remembers the browser of a user who has proved their identity. Returns the token that the browser presents at the
 * next sign-in.
 */
export async function knowDevice(
  { knownDevices }: Pick<Stores, 'knownDevices'>,
  { deviceToken, address, now }: SignInAttempt,
  { userId, ids }: { userId: string; ids: Ids },
): Promise<string> {
  const network = networkOf(address);
  const presented = { tokenHash: tokenHash(deviceToken), userId, network };
  if (deviceToken !== '' && (await knownDevices.use(presented, now))) return deviceToken;
  const newToken = ids.token();
  await knownDevices.insert({ ...presented, tokenHash: tokenHash(newToken) }, now);
  return newToken;
}
