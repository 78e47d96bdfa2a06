/** A counter as stored: failures and when the last try was counted. */
export interface Attempts {
  failures: number;
  at: Date;
}

/** What was counted before this try. A counter left out does not concern whoever tries. */
export interface Counts {
  /** Of this person from here: on the device he signed in with before, else with this e-mail from this network. */
  own?: Attempts;
  /** With this e-mail from anywhere, for those who never signed in from here. */
  everywhere?: Attempts;
  /** From this network with whatever e-mail, for devices nobody signed in with. */
  network?: Attempts;
}

export interface Thresholds {
  /** From so many failures on a captcha is asked for: of the person's own, and of the e-mail's everywhere. */
  captchaFrom: number;
  /** The same for all failures from one network. */
  networkCaptchaFrom: number;
  /** From so many failures of his own on whoever tries keeps a growing distance to his last try. */
  delayFrom: number;
}

/** What a captcha's answer was worth; `impossible`: there is nobody to ask, so whoever should answer waits instead. */
export type CaptchaAnswer = 'right' | 'wrong' | 'impossible';

/** Whether a try may go on; whole seconds to wait, 0 when nothing but the captcha's answer is missing. */
export type Admission = { admitted: true } | { admitted: false; waitSeconds: number };

const WINDOW_MS = 15 * 60_000;
const LONGEST_WAIT_S = 60;
const MINUTE_MS = 60_000;

// A counter from far ahead of now was written before the clock was set back; kept, it would lock people out.
const isFromTheFuture = (at: Date, now: Date, reachMs: number): boolean => at.getTime() > now.getTime() + reachMs;

/** The failures that still count: a quarter of an hour after the last one they are forgotten. */
export function failuresOf(counted: Attempts | undefined, now: Date): number {
  if (counted === undefined || isFromTheFuture(counted.at, now, MINUTE_MS)) return 0;
  return now.getTime() - counted.at.getTime() < WINDOW_MS ? counted.failures : 0;
}

/** The counter with one failure more. */
export const oneMore = (counted: Attempts | undefined, now: Date): Attempts => ({
  failures: failuresOf(counted, now) + 1,
  at: now,
});

/** Whether the next try must answer a captcha. */
export function needsCaptcha(counts: Counts, { captchaFrom, networkCaptchaFrom }: Thresholds, now: Date): boolean {
  return (
    failuresOf(counts.own, now) >= captchaFrom ||
    failuresOf(counts.everywhere, now) >= captchaFrom ||
    failuresOf(counts.network, now) >= networkCaptchaFrom
  );
}

/**
 * Takes what was counted and what the captcha's answer was worth. From `delayFrom` failures of his own on a try keeps 1,
 * 2, 4 … 60 s distance to the last one; where a captcha is due and nobody can be asked, that distance grows from the
 * captcha's threshold on. Others' failures never make anybody wait who may answer a captcha. A refused try is not counted.
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
  /** Whole seconds to wait for it; 0 when it was taken. */
  waitSeconds: number;
  /** When the bucket will be full again. */
  fullAt: Date;
}

/** A bucket of `perMinute` tries as GCRA keeps it: by the moment at which it will be full again. */
export function takeToken(stored: Date | undefined, now: Date, perMinute: number): Token {
  const fullAt = stored !== undefined && isFromTheFuture(stored, now, 2 * MINUTE_MS) ? undefined : stored;
  const step = MINUTE_MS / perMinute;
  const from = Math.max(fullAt?.getTime() ?? 0, now.getTime());
  const overflow = from + step - now.getTime() - MINUTE_MS;
  if (overflow > 0) return { waitSeconds: Math.ceil(overflow / 1000), fullAt: fullAt ?? now };
  return { waitSeconds: 0, fullAt: new Date(from + step) };
}

/** A successful sign-in gives its token back: an office shares one address. */
export function giveTokenBack(fullAt: Date, perMinute: number): Date {
  return new Date(fullAt.getTime() - MINUTE_MS / perMinute);
}
