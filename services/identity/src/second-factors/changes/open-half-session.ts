import type { Ids } from '@setu/kit/core';
import type { IdentityDeps } from '../../deps.js';
import type { Member } from '../../people/domain/user.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { SettingValues } from '../../settings/domain/definitions.js';
import type { Stores } from '../../store/index.js';
import { entryBy, HALF_SESSION_MS, isRequiredOf } from '../domain/second-factor.js';
import { relyingParty } from '../passkeys/relying-party.js';
import { passkeysOf } from './factors-of.js';

/** The second step that follows a right password. The half session's token is in plain text only here. */
export interface SecondStep {
  halfToken: string;
  takesCode: boolean;
  /** Empty if the user has no passkey. */
  passkeyOptions: string;
  isSetup: boolean;
}

interface Proven {
  member: Member;
  rememberMe: boolean;
  settings: SettingValues;
}

/**
 * Opens a half session if the password alone is not enough, and returns what the second step needs. Returns undefined
 * if the password is enough.
 */
export async function openHalfSession(
  stores: Pick<Stores, 'secondFactors' | 'recoveryCodes' | 'halfSessions'>,
  { member, rememberMe, settings }: Proven,
  { clock, ids, env }: Pick<IdentityDeps, 'clock' | 'env'> & { ids: Ids },
): Promise<SecondStep | undefined> {
  const { id: userId, authEpoch } = member.user;
  const factors = await stores.secondFactors.ofUser(userId);
  const kinds = factors.map(({ kind }) => kind);
  const entry = entryBy(kinds, isRequiredOf(member.company.type, settings));
  if (entry === 'open') return undefined;
  const passkeys = passkeysOf(factors);
  const question = passkeys.length > 0 ? await relyingParty(env.PUBLIC_ORIGIN).requestOptions(passkeys) : undefined;
  const halfToken = ids.token();
  await stores.halfSessions.insert({
    tokenHash: tokenHash(halfToken),
    userId,
    authEpoch,
    isRemembered: rememberMe,
    challenge: question?.challenge,
    expiresAt: new Date(clock.now().getTime() + HALF_SESSION_MS),
  });
  const takesCode = kinds.includes('totp') || (await stores.recoveryCodes.countOf(userId)) > 0;
  return { halfToken, takesCode, passkeyOptions: question?.options ?? '', isSetup: entry === 'setup' };
}
