import type { IdentityDeps } from '../../deps.js';
import { invalidCaptcha, triedTooOften } from '../../domain/refusals.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { admit, needsCaptcha, oneMore } from '../domain/throttle.js';
import { checkCaptcha } from './check-captcha.js';
import { spendAnswer } from './count-attempt.js';
import { strangersLimits } from './sign-in-attempt.js';

/** A call that anonymous visitors may make: its kind, and whom it is counted for. */
interface StrangersCall {
  kind: 'register' | 'reset' | 'password';
  /** The key under which calls are counted together: a network or a person. */
  owner: string;
  /** Absent if the caller cannot answer a captcha. Such a caller waits instead. */
  captcha?: string;
}

/**
 * Counts a call by the rules for failed sign-ins. After a few calls of one kind the owner must answer a captcha. After
 * more, the required wait between calls grows.
 * Throws `invalid_captcha_code_error` or `limited`. A rejected call is not counted.
 */
export async function admitStranger(deps: IdentityDeps, { kind, owner, captcha }: StrangersCall): Promise<void> {
  const now = deps.clock.now();
  const thresholds = strangersLimits(kind, await settingsInForce(deps));
  const answer = captcha === undefined ? 'impossible' : await checkCaptcha(deps.edge.captcha, captcha, now);
  const key = `${kind}:${owner}`;
  const { admission, captchaDue } = await deps.write(async (stores) => {
    const own = await stores.signInAttempts.lock(key, now);
    const isDue = needsCaptcha({ own }, thresholds, now);
    const worth = isDue ? await spendAnswer(stores, answer) : 'wrong';
    const judged = admit({ own }, worth, thresholds, now);
    if (judged.admitted) await stores.signInAttempts.save(key, oneMore(own, now));
    return { admission: judged, captchaDue: answer !== 'impossible' && isDue };
  });
  if (admission.admitted) return;
  throw admission.waitSeconds > 0 ? triedTooOften(admission.waitSeconds, captchaDue) : invalidCaptcha();
}
