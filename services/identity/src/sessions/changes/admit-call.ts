import type { IdentityDeps } from '../../deps.js';
import { invalidCaptcha, triedTooOften } from '../../domain/refusals.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { addFailure, admit, needsCaptcha } from '../domain/throttle.js';
import { checkCaptcha } from './check-captcha.js';
import { spendAnswer } from './count-attempt.js';
import { callLimits } from './sign-in-attempt.js';

/** A call that anonymous visitors may make: its kind, and whom it is counted for. */
interface LimitedCall {
  kind: 'register' | 'reset' | 'password';
  /** The key under which calls are counted together: a network or a user. */
  owner: string;
  /** Absent if the caller cannot answer a captcha. Such a caller waits instead. */
  captcha?: string;
}

/**
 * Counts a call by the rules for failed sign-ins. After a few calls of one kind the owner must answer a captcha. After
 * more, the required wait between calls grows.
 * Throws `invalid_captcha_code_error` or `limited`. A rejected call is not counted.
 */
export async function admitCall(deps: IdentityDeps, { kind, owner, captcha }: LimitedCall): Promise<void> {
  const now = deps.clock.now();
  const thresholds = callLimits(kind, await settingsInForce(deps));
  const answer = captcha === undefined ? 'impossible' : await checkCaptcha(deps.edge.captcha, captcha, now);
  const key = `${kind}:${owner}`;
  const { admission, isCaptchaDue } = await deps.write(async (stores) => {
    const own = await stores.signInAttempts.lock(key, now);
    const isDue = needsCaptcha({ own }, thresholds, now);
    const answerResult = isDue ? await spendAnswer(stores, answer) : 'wrong';
    const judged = admit({ own }, answerResult, thresholds, now);
    if (judged.admitted) await stores.signInAttempts.save(key, addFailure(own, now));
    return { admission: judged, isCaptchaDue: answer !== 'impossible' && isDue };
  });
  if (admission.admitted) return;
  throw admission.waitSeconds > 0 ? triedTooOften(admission.waitSeconds, isCaptchaDue) : invalidCaptcha();
}
