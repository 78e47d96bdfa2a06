import { invalid } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/sessions';
import type { IdentityDeps } from '../../deps.js';
import { invalidCredentials, mayNotEnter } from '../../domain/refusals.js';
import type { Member } from '../../people/domain/user.js';
import type { Rpc } from '../../served.js';
import { tellSessionsEnded } from '../changes/end-sessions.js';
import { openSession, rememberUntil } from '../changes/open-session.js';
import { countTrial, forgiveTrial } from '../changes/throttle-sign-in.js';
import { entryRefusal, isEmail, normaliseEmail } from '../domain/sign-in.js';
import { tokenHash } from '../domain/token-hash.js';
import { toPrincipal } from './principal-message.js';

/**
 * Anyone. Throws `invalid` on an empty or malformed field, `limited` when tried too often, `invalid_credentials` for an
 * unknown person and a wrong password alike, and after the right one why the person may not enter.
 */
export const signIn: Rpc<'signIn'> = (deps) => async (request) => {
  const email = readEmail(request);
  const { address, userAgent, previousToken } = request;
  const trial = { email, address, now: deps.clock.now(), perMinute: deps.env.SIGN_IN_PER_MINUTE };
  await countTrial(deps.write, trial);
  const member = await proven(deps, email, request.password);
  const refusal = entryRefusal(member.user, member.company);
  const opened = await deps.write(async (stores) => {
    await forgiveTrial(stores, trial);
    if (refusal !== undefined) return undefined;
    if (previousToken !== '') {
      await tellSessionsEnded(stores, await stores.sessions.endByToken(tokenHash(previousToken)));
    }
    const until = request.rememberMe ? rememberUntil(deps.clock.now()) : undefined;
    return openSession(stores, { member, address, userAgent, rememberUntil: until }, deps);
  });
  if (opened === undefined) throw mayNotEnter(refusal ?? 'account_disabled');
  const { token, rememberToken, speaker } = opened;
  return { token, rememberToken, principal: toPrincipal(speaker) };
};

function readEmail({ email, password }: wire.SignInRequest): string {
  const address = normaliseEmail(email);
  const wrong: Record<string, string> = {};
  if (address === '') wrong.email = 'required';
  else if (!isEmail(address)) wrong.email = 'invalid_email';
  if (password === '') wrong.password = 'required';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return address;
}

// The same work for everybody: somebody's password is hashed even when there is nobody of that address.
async function proven(deps: IdentityDeps, email: string, password: string): Promise<Member> {
  const found = await deps.read.users.byEmail(email);
  const matches = await deps.edge.passwords.matches(found?.passwordHash, password);
  if (found?.passwordHash === undefined || !matches) throw invalidCredentials();
  if (deps.edge.passwords.isOutdated(found.passwordHash)) {
    await deps.read.users.rehash(found.member.user.id, await deps.edge.passwords.hash(password));
  }
  return found.member;
}
