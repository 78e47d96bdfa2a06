/** Thresholds of sign-in: 10 free failures per address in 15 minutes, then a growing wait that never passes a minute. */
const FREE_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
const LONGEST_WAIT_S = 60;
const MINUTE_MS = 60_000;

// A counter from far ahead of now was written before the clock was set back; kept, it would lock people out.
const isFromTheFuture = (at: Date, now: Date, reachMs: number): boolean => at.getTime() > now.getTime() + reachMs;

/** A counter as stored: failures and when the last try was counted. */
export interface Attempts {
  failures: number;
  at: Date;
}

export interface Taken<State> {
  allowed: boolean;
  /** Whole seconds to wait; 0 when allowed. */
  retryAfterSeconds: number;
  state: State;
}

/**
 * Counts one try of one e-mail address as failed before its password is looked at, so that parallel tries cannot slip
 * through; a success wipes the counter. From the tenth failure on a try must keep 1, 2, 4 … 60 s distance to the last.
 * A refused try is not counted.
 */
export function takeAttempt(stored: Attempts | undefined, now: Date): Taken<Attempts> {
  const before = stored !== undefined && isFromTheFuture(stored.at, now, MINUTE_MS) ? undefined : stored;
  const failures = before !== undefined && now.getTime() - before.at.getTime() < WINDOW_MS ? before.failures : 0;
  const waitMs = failures < FREE_FAILURES ? 0 : 1000 * Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_FAILURES));
  const openAt = (before?.at.getTime() ?? 0) + waitMs;
  if (before !== undefined && waitMs > 0 && now.getTime() < openAt) {
    return { allowed: false, retryAfterSeconds: Math.ceil((openAt - now.getTime()) / 1000), state: before };
  }
  return { allowed: true, retryAfterSeconds: 0, state: { failures: failures + 1, at: now } };
}

/** A bucket of `perMinute` tries as GCRA keeps it: the moment at which it will be full again. */
export function takeToken(stored: Date | undefined, now: Date, perMinute: number): Taken<Date> {
  const fullAt = stored !== undefined && isFromTheFuture(stored, now, 2 * MINUTE_MS) ? undefined : stored;
  const step = MINUTE_MS / perMinute;
  const from = Math.max(fullAt?.getTime() ?? 0, now.getTime());
  const overflow = from + step - now.getTime() - MINUTE_MS;
  if (overflow > 0) {
    return { allowed: false, retryAfterSeconds: Math.ceil(overflow / 1000), state: fullAt ?? now };
  }
  return { allowed: true, retryAfterSeconds: 0, state: new Date(from + step) };
}

/** A successful sign-in gives its token back: an office shares one address. */
export function giveTokenBack(fullAt: Date, perMinute: number): Date {
  return new Date(fullAt.getTime() - MINUTE_MS / perMinute);
}
