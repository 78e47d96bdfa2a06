import { networkOf } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { AnswerCheck } from '../../captcha/provider/captcha.js';
import type { Stores } from '../../store/index.js';
import {
  type Attempts,
  addFailure,
  admit,
  type CaptchaAnswer,
  type Counts,
  needsCaptcha,
  type Token,
  takeToken,
} from '../domain/throttle.js';
import { tokenHash } from '../domain/token-hash.js';
import { type AttemptKeys, attemptKeys, type SignInAttempt } from './sign-in-attempt.js';

/** The outcome of counting an attempt, before its password is checked. */
export interface CountedAttempt {
  admitted: boolean;
  /** The required wait in full seconds. 0 for an admitted attempt, and for one that only lacks a captcha answer. */
  waitSeconds: number;
  /** Whether the next attempt must answer a captcha. False if no captcha provider is available. */
  isCaptchaDue: boolean;
  keys: AttemptKeys;
}

/** A checked captcha answer, or `impossible` if no captcha provider is available. */
export type CheckedAnswer = AnswerCheck | 'impossible';

/**
 * Counts an attempt as failed before its password is checked, so that parallel attempts cannot avoid the limit. After a
 * successful attempt, the count is reverted. An attempt that lacks a captcha answer counts only for the limit of its
 * network, and other rejected attempts are not counted. A captcha answer is used up only if it was required.
 */
export async function countAttempt(
  stores: WriteStores<Stores>,
  attempt: SignInAttempt,
  answer: CheckedAnswer,
): Promise<CountedAttempt> {
  const { email, now, thresholds } = attempt;
  const known = await stores.knownDevices.acquaintance(
    email,
    tokenHash(attempt.deviceToken),
    networkOf(attempt.address),
  );
  const keys = attemptKeys(attempt, known.device);
  const { bucket, ...counters } = await lockCounters(stores, keys, attempt);
  const concerned = (counts: Counts): Counts => (known.network ? { ...counts, everywhere: undefined } : counts);
  const isDue = (counts: Counts): boolean => needsCaptcha(concerned(counts), thresholds, now);
  const refused = (waitSeconds: number): CountedAttempt => {
    const isCaptchaDue = answer !== 'impossible' && isDue(counters);
    return { admitted: false, waitSeconds, isCaptchaDue, keys };
  };
  if (bucket !== undefined && bucket.waitSeconds > 0) return refused(bucket.waitSeconds);
  // An answer is not used up if the user has to wait or no captcha was required, so it remains valid for later.
  const mayAnswer = isDue(counters) && admit(concerned(counters), 'right', thresholds, now).admitted;
  const answerResult = mayAnswer || answer === 'impossible' ? await spendAnswer(stores, answer) : 'wrong';
  const admission = admit(concerned(counters), answerResult, thresholds, now);
  if (!admission.admitted) {
    if (admission.waitSeconds === 0) await saveBucket(stores, keys, bucket);
    return refused(admission.waitSeconds);
  }
  const counted = await save(stores, keys, { ...counters, bucket, now });
  return { admitted: true, waitSeconds: 0, isCaptchaDue: answer !== 'impossible' && isDue(counted), keys };
}

interface Locked {
  own: Attempts;
  everywhere?: Attempts;
  network?: Attempts;
  bucket?: Token;
}

/** Locks the counters, always in the same order, so that two attempts cannot deadlock. */
async function lockCounters(
  { signInAttempts }: Pick<Stores, 'signInAttempts'>,
  { own, everywhere, network }: AttemptKeys,
  { now, perMinute }: SignInAttempt,
): Promise<Locked> {
  const lock = (key: string): Promise<Attempts> => signInAttempts.lock(key, now);
  if (network === undefined) return { own: await lock(own) };
  const bucket = takeToken((await lock(network.bucket)).at, now, perMinute);
  const failures = await lock(network.failures);
  return { bucket, network: failures, everywhere: await lock(everywhere), own: await lock(own) };
}

async function saveBucket(
  { signInAttempts }: Pick<Stores, 'signInAttempts'>,
  { network }: AttemptKeys,
  bucket: Token | undefined,
): Promise<void> {
  if (network !== undefined && bucket !== undefined)
    await signInAttempts.save(network.bucket, { failures: 0, at: bucket.fullAt });
}

async function save(
  stores: Pick<Stores, 'signInAttempts'>,
  keys: AttemptKeys,
  { own, everywhere, network, bucket, now }: Locked & { now: Date },
): Promise<Counts> {
  const { signInAttempts } = stores;
  const counted = {
    own: addFailure(own, now),
    everywhere: addFailure(everywhere, now),
    network: addFailure(network, now),
  };
  await signInAttempts.save(keys.own, counted.own);
  if (keys.network === undefined || bucket === undefined) return { own: counted.own };
  await signInAttempts.save(keys.everywhere, counted.everywhere);
  await signInAttempts.save(keys.network.failures, counted.network);
  await saveBucket(stores, keys, bucket);
  return counted;
}

/** Uses up a captcha answer. Each answer counts once. */
export async function spendAnswer(
  { usedCaptchas }: Pick<Stores, 'usedCaptchas'>,
  answer: CheckedAnswer,
): Promise<CaptchaAnswer> {
  if (answer === 'impossible') return 'impossible';
  return answer.right && (await usedCaptchas.use(answer.id, answer.expiresAt)) ? 'right' : 'wrong';
}
