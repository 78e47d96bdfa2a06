import type { Stores } from '../../store/index.js';
import type { HalfSession } from '../domain/second-factor.js';
import { relyingParty } from '../passkeys/relying-party.js';
import { passkeysOf } from './factors-of.js';

interface Shown {
  half: HalfSession;
  assertion: string;
  now: Date;
  publicOrigin: string;
}

/**
 * Returns whether one of the user's passkeys signed the challenge of this sign-in, and stores the passkey's new
 * signature count.
 */
export async function checkAssertion(
  { secondFactors }: Pick<Stores, 'secondFactors'>,
  { half, assertion, now, publicOrigin }: Shown,
): Promise<boolean> {
  if (half.challenge === undefined) return false;
  const passkeys = passkeysOf(await secondFactors.ofUser(half.userId));
  const shown = await relyingParty(publicOrigin).verifyShown(assertion, { challenge: half.challenge, passkeys });
  if (shown === undefined) return false;
  const { id, signCount } = shown.passkey;
  return secondFactors.useCount(id, { from: signCount, to: shown.signCount }, now);
}
