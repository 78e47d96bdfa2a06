import type { IdentityDeps } from '../../deps.js';
import { invalidCaptcha, invalidCredentials, mayNotEnter, triedTooOften } from '../../domain/refusals.js';
import { emailLocale } from '../../mail/domain/email.js';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Member } from '../../people/domain/user.js';
import { openHalfSession } from '../../second-factors/changes/open-half-session.js';
import type { Rpc } from '../../served.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { checkCaptcha } from '../changes/check-captcha.js';
import { type CountedAttempt, countAttempt } from '../changes/count-attempt.js';
import { enter } from '../changes/enter.js';
import { forgiveAttempt } from '../changes/forgive-attempt.js';
import { type SignInAttempt, signInLimits } from '../changes/sign-in-attempt.js';
import { readEmail } from '../domain/read-email.js';
import { entryRefusal } from '../domain/sign-in.js';

/**
 * Signs a user in. Anyone may call it. If the password alone is not enough, no session is opened yet. Throws:
 * - `invalid` on an empty or malformed field
 * - `invalid_captcha_code_error` if a captcha answer is due
 * - `limited` after too many attempts
 * - `invalid_credentials` for both an unknown user and a wrong password
 * - after the right password, the reason why the user may not sign in
 */
export const signIn: Rpc<'signIn'> =
  (deps) =>
  async (request, { actor }) => {
    const email = readEmail(request);
    const { address, deviceToken } = request;
    const settings = await settingsInForce(deps);
    const limits = signInLimits(settings);
    const attempt: SignInAttempt = { email, address, deviceToken, now: deps.clock.now(), ...limits };
    const counted = await admitted(deps, attempt, request.captcha);
    const member = await proven(deps, { email: attempt.email, password: request.password, counted });
    const refusal = entryRefusal(member.user, member.company);
    const entered = await deps.write(async (stores) => {
      await forgiveAttempt(stores, attempt, counted.keys);
      await stores.emailReaders.setPreferences(member.user.id, { locale: emailLocale(actor.locale), timeZone: '' });
      if (refusal !== undefined) return undefined;
      const { rememberMe } = request;
      const secondStep = await openHalfSession(stores, { member, rememberMe, settings }, deps);
      return secondStep === undefined ? enter(stores, { member, attempt, request }, deps) : { secondStep };
    });
    if (entered === undefined) throw mayNotEnter(refusal ?? 'account_disabled');
    if ('secondStep' in entered) return { ...noSession, ...entered };
    const { speaker, ...tokens } = entered;
    const emailRefused = (await deps.read.refusedAddresses.since(email)) !== undefined;
    return { ...tokens, principal: toPrincipal({ ...speaker, emailRefused }) };
  };

const noSession = { token: '', rememberToken: '', deviceToken: '' };

async function admitted(deps: IdentityDeps, attempt: SignInAttempt, captcha: string): Promise<CountedAttempt> {
  const answer = await checkCaptcha(deps.edge.captcha, captcha, attempt.now);
  const counted = await deps.write((stores) => countAttempt(stores, attempt, answer));
  if (counted.waitSeconds > 0) throw triedTooOften(counted.waitSeconds, counted.isCaptchaDue);
  if (!counted.admitted) throw invalidCaptcha();
  return counted;
}

// Does the same work whether or not the address is known: a password is always hashed, so the duration reveals nothing.
async function proven(
  { autocommit, read, edge: { passwords } }: IdentityDeps,
  { email, password, counted }: { email: string; password: string; counted: CountedAttempt },
): Promise<Member> {
  const found = await read.users.byEmail(email);
  const matches = await passwords.matches(found?.passwordHash, password);
  if (found?.passwordHash === undefined || !matches) throw invalidCredentials(counted.isCaptchaDue);
  if (passwords.isOutdated(found.passwordHash)) {
    await autocommit.users.rehash(found.member.user.id, await passwords.hash(password));
  }
  return found.member;
}
