import { type Ids, networkOf } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import { tokenHash } from '../domain/token-hash.js';
import type { Trial } from './trial.js';

/** Takes a person who proved who he is; gives the token of his browser, which the next sign-in presents. */
export async function knowDevice(
  { knownDevices }: Pick<Stores, 'knownDevices'>,
  { deviceToken, address, now }: Trial,
  { userId, ids }: { userId: string; ids: Ids },
): Promise<string> {
  const network = networkOf(address);
  const presented = { tokenHash: tokenHash(deviceToken), userId, network };
  if (deviceToken !== '' && (await knownDevices.use(presented, now))) return deviceToken;
  const fresh = ids.token();
  await knownDevices.insert({ ...presented, tokenHash: tokenHash(fresh) }, now);
  return fresh;
}
