/** A counter as stored: the failures, and when the last attempt was counted. */
export interface Attempts {
  failures: number;
  at: Date;
}

/** The counters before this attempt. A missing counter does not apply to it. */
export interface Counts {
  /** Failures of this user from here: on their known device, or else with this email address from this network. */
  own?: Attempts;
  /** Failures with this email address from anywhere. Applies if the user never signed in from this network. */
  everywhere?: Attempts;
  /** Failures from this network with any email address. Applies to unknown devices. */
  network?: Attempts;
}

export interface Thresholds {
  /**
   * The number of failures from which a captcha is required. Applies to the user's own failures, and to those of the
   * email address from anywhere.
   */
  captchaFrom: number;
  /** The number of failures from one network from which a captcha is required. */
  networkCaptchaFrom: number;
  /** The number of own failures from which the required interval between attempts grows. */
  delayFrom: number;
}

/**
 * The result of checking a captcha answer. `impossible` means that no provider is available, so the user waits instead.
 */
export type CaptchaAnswer = 'right' | 'wrong' | 'impossible';

/** Whether an attempt may continue. `waitSeconds` is in full seconds, 0 if only the captcha answer is missing. */
export type Admission = { admitted: true } | { admitted: false; waitSeconds: number };

const WINDOW_MS = 15 * 60_000;
const LONGEST_WAIT_S = 60;
const MINUTE_MS = 60_000;

// A counter with a time far in the future was written before the clock was set back. It is ignored, because otherwise
// it would lock users out.
const isFromTheFuture = (at: Date, now: Date, reachMs: number): boolean => at.getTime() > now.getTime() + reachMs;

/** Returns the failures that still count. They are forgotten 15 minutes after the last one. */
export function failuresOf(counted: Attempts | undefined, now: Date): number {
  if (counted === undefined || isFromTheFuture(counted.at, now, MINUTE_MS)) return 0;
  return now.getTime() - counted.at.getTime() < WINDOW_MS ? counted.failures : 0;
}

/** Returns the counter increased by one failure. */
export const addFailure = (counted: Attempts | undefined, now: Date): Attempts => ({
  failures: failuresOf(counted, now) + 1,
  at: now,
});

/** Returns whether the next attempt must answer a captcha. */
export function needsCaptcha(counts: Counts, { captchaFrom, networkCaptchaFrom }: Thresholds, now: Date): boolean {
  return (
    failuresOf(counts.own, now) >= captchaFrom ||
    failuresOf(counts.everywhere, now) >= captchaFrom ||
    failuresOf(counts.network, now) >= networkCaptchaFrom
  );
}

/**
 * Returns whether an attempt may continue, given its counters and its captcha answer. From `delayFrom` own failures on,
 * attempts must keep an interval of 1, 2, 4 … 60 s.
 * If a captcha is due but no provider is available, that interval grows from the captcha's threshold instead. A user
 * who can answer a captcha never waits because of other people's failures. A rejected attempt is not counted.
 */
export function admit(counts: Counts, answer: CaptchaAnswer, thresholds: Thresholds, now: Date): Admission {
  const { captchaFrom, networkCaptchaFrom, delayFrom } = thresholds;
  const due = needsCaptcha(counts, thresholds, now);
  const waits = [waitMs(counts.own, delayFrom, now)];
  if (due && answer === 'impossible') {
    waits.push(waitMs(counts.own, captchaFrom, now), waitMs(counts.everywhere, captchaFrom, now));
    waits.push(waitMs(counts.network, networkCaptchaFrom, now));
  }
  const longest = Math.max(...waits);
  if (longest > 0) return { admitted: false, waitSeconds: Math.ceil(longest / 1000) };
  return due && answer === 'wrong' ? { admitted: false, waitSeconds: 0 } : { admitted: true };
}

function waitMs(counted: Attempts | undefined, from: number, now: Date): number {
  const failures = failuresOf(counted, now);
  if (counted === undefined || failures < from) return 0;
  const distance = 1000 * Math.min(LONGEST_WAIT_S, 2 ** (failures - from));
  return Math.max(0, counted.at.getTime() + distance - now.getTime());
}

export interface Token {
  /** Full seconds to wait for a token, or 0 if one was taken. */
  waitSeconds: number;
  /** When the bucket will be full again. */
  fullAt: Date;
}

/**
 * Takes a token from a bucket of `perMinute` attempts. The bucket follows GCRA: its only state is the moment at which
 * it will be full again.
 */
export function takeToken(stored: Date | undefined, now: Date, perMinute: number): Token {
  const fullAt = stored !== undefined && isFromTheFuture(stored, now, 2 * MINUTE_MS) ? undefined : stored;
  const step = MINUTE_MS / perMinute;
  const from = Math.max(fullAt?.getTime() ?? 0, now.getTime());
  const overflow = from + step - now.getTime() - MINUTE_MS;
  if (overflow > 0) return { waitSeconds: Math.ceil(overflow / 1000), fullAt: fullAt ?? now };
  return { waitSeconds: 0, fullAt: new Date(from + step) };
}

/** Returns the token of a successful sign-in to the bucket, because all users in an office share one address. */
export function returnToken(fullAt: Date, perMinute: number): Date {
  return new Date(fullAt.getTime() - MINUTE_MS / perMinute);
}
