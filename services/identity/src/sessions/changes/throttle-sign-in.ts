import { networkOf } from '@setu/kit/core';
import type { Write } from '@setu/kit/events';
import { triedTooOften } from '../../domain/refusals.js';
import type { Stores } from '../../store/index.js';
import { giveTokenBack, takeAttempt, takeToken } from '../domain/throttle.js';
import { tokenHash } from '../domain/token-hash.js';

export interface Trial {
  email: string;
  address: string;
  now: Date;
  perMinute: number;
}

// An address's counter is kept whether or not anybody has the address, and never in the clear.
const emailKey = ({ email }: Trial): string => `email:${tokenHash(email).toString('base64url')}`;
const networkKey = ({ address }: Trial): string => `net:${networkOf(address)}`;

/** Counts a sign-in as failed before its password is looked at; throws `limited` when it comes too soon. */
export async function countTrial(write: Write<Stores>, trial: Trial): Promise<void> {
  const { now, perMinute } = trial;
  const wait = await write(async ({ signInAttempts: counters }) => {
    const network = await counters.lock(networkKey(trial), now);
    const token = takeToken(network.fresh ? undefined : network.at, now, perMinute);
    if (!token.allowed) return token.retryAfterSeconds;
    await counters.save(networkKey(trial), { failures: 0, at: token.state });
    const email = await counters.lock(emailKey(trial), now);
    const attempt = takeAttempt(email.fresh ? undefined : email, now);
    if (attempt.allowed) await counters.save(emailKey(trial), attempt.state);
    return attempt.retryAfterSeconds;
  });
  if (wait > 0) throw triedTooOften(wait);
}

/** The password was right: the address starts afresh and its network gets its token back. */
export async function forgiveTrial({ signInAttempts }: Pick<Stores, 'signInAttempts'>, trial: Trial): Promise<void> {
  const network = await signInAttempts.lock(networkKey(trial), trial.now);
  await signInAttempts.save(networkKey(trial), { failures: 0, at: giveTokenBack(network.at, trial.perMinute) });
  await signInAttempts.clear(emailKey(trial));
}
