import { isOutage } from '../db/outage.js';
import { isAppError } from '../errors.js';

/**
 * Why an event was not handled: `outage` (no database, or something else that is away: every other event would fail as
 * well), `contention` (a lock or a statement took too long: this one waits, others may pass), `failure` (the event itself).
 */
export type Cause = 'outage' | 'contention' | 'failure';

// Lock timeout, statement timeout, serialization failure, deadlock, idle in transaction.
const contended = new Set(['55P03', '57014', '40001', '40P01', '25P03']);

/** Judges what a handler threw; only a `failure` is a try. */
export function causeOf(error: unknown): Cause {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && contended.has(at.code)) return 'contention';
    // What is unavailable may be so for a reason that says more.
    if (!isAppError(at) && isOutage(at)) return 'outage';
  }
  return isAppError(error, 'unavailable') ? 'outage' : 'failure';
}
