import type { Stores } from '../../store/index.js';
import { failuresOf, returnToken } from '../domain/throttle.js';
import type { AttemptKeys, SignInAttempt } from './sign-in-attempt.js';

/** Resets the user's failure counters after a right password, and removes this attempt from the network's counters. */
export async function forgiveAttempt(
  { signInAttempts }: Pick<Stores, 'signInAttempts'>,
  { now, perMinute }: SignInAttempt,
  keys: AttemptKeys,
): Promise<void> {
  if (keys.network !== undefined) {
    const { bucket, failures } = keys.network;
    const { at } = await signInAttempts.lock(bucket, now);
    await signInAttempts.save(bucket, { failures: 0, at: returnToken(at, perMinute) });
    const counted = await signInAttempts.lock(failures, now);
    await signInAttempts.save(failures, { failures: Math.max(0, failuresOf(counted, now) - 1), at: counted.at });
    await signInAttempts.clear(keys.everywhere);
  }
  await signInAttempts.clear(keys.own);
}
