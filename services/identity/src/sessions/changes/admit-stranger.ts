import type { IdentityDeps } from '../../deps.js';
import { invalidCaptcha, triedTooOften } from '../../domain/refusals.js';
import { settingsInForce } from '../../settings/changes/settings-in-force.js';
import { admit, needsCaptcha, oneMore } from '../domain/throttle.js';
import { checkCaptcha } from './check-captcha.js';
import { spendAnswer } from './count-trial.js';
import { strangersLimits } from './trial.js';

/** A call anybody may make: what it asks for, and from which network. */
interface StrangersCall {
  kind: 'register' | 'reset' | 'password';
  /** Whose calls are counted together: a network, a person. */
  owner: string;
  /** Absent where none can be asked for: who should answer one waits instead. */
  captcha?: string;
}

/**
 * Counts a call by the rules of failed sign-ins: after a few of its kind one owner answers a captcha, after more of them he
 * keeps a growing distance. Throws `invalid_captcha_code_error` or `limited`; a refused call is not counted.
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
