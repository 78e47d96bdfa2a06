import { randomBytes } from 'node:crypto';
import { invalid, refused } from '@setu/kit/core';
import { factorKindWord } from '@setu/proto/wire-words';
import type { IdentityDeps } from '../../deps.js';
import { provePassword } from '../../passwords/changes/prove-password.js';
import type { User } from '../../people/domain/user.js';
import type { Rpc } from '../../served.js';
import { passkeysOf } from '../changes/factors-of.js';
import { findFactorOwner } from '../changes/find-factor-owner.js';
import { base32 } from '../domain/base32.js';
import { FACTOR_SETUP_MS, FACTORS_MAX, type SecondFactor } from '../domain/second-factor.js';
import { SECRET_BYTES, totpUri } from '../domain/totp.js';
import { relyingParty } from '../passkeys/relying-party.js';

/**
 * Begins the set-up of a factor and returns the data for the authenticator or browser. For signed-in users, who must
 * give their password, and for half-signed-in users without a factor.
 */
export const beginSecondFactor: Rpc<'beginSecondFactor'> =
  (deps) =>
  async ({ kind: wireKind, currentPassword, halfToken }, { actor }) => {
    const now = deps.clock.now();
    const { member, half } = await findFactorOwner(deps.read, { actor, halfToken, now });
    const kind = factorKindWord(wireKind);
    if (kind === undefined) throw invalid({ kind: 'invalid_option' });
    if (half === undefined) await provePassword(deps, member.user.id, currentPassword);
    const factors = await deps.read.secondFactors.ofUser(member.user.id);
    if (factors.length >= FACTORS_MAX) throw refused('too_many_factors', { max: String(FACTORS_MAX) });
    return kind === 'totp' ? beginTotp(deps, member.user, now) : beginPasskey(deps, { ...member, factors, now });
  };

async function beginTotp({ autocommit, edge }: IdentityDeps, { id: userId, email }: User, now: Date) {
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = edge.secretBox.seal(secret, userId);
  const expiresAt = new Date(now.getTime() + FACTOR_SETUP_MS);
  await autocommit.pendingFactors.save({ userId, kind: 'totp', sealedSecret, expiresAt });
  return { secret: base32(secret), uri: totpUri({ issuer: 'Setu', account: email, secret }), passkeyOptions: '' };
}

async function beginPasskey(
  { autocommit, env }: IdentityDeps,
  { user, factors, now }: { user: User; factors: readonly SecondFactor[]; now: Date },
) {
  const { id: userId, email } = user;
  const name = [user.name, user.surname].join(' ').trim() || email;
  const rp = relyingParty(env.PUBLIC_ORIGIN);
  const { options, challenge } = await rp.creationOptions({ id: userId, email, name }, passkeysOf(factors));
  const expiresAt = new Date(now.getTime() + FACTOR_SETUP_MS);
  await autocommit.pendingFactors.save({ userId, kind: 'passkey', challenge, expiresAt });
  return { secret: '', uri: '', passkeyOptions: options };
}
