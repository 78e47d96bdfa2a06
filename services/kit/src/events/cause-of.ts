import { isOutage } from '../db/outage.js';
import { isAppError } from '../errors.js';

/**
 * The reason why an event was not handled. `outage`: the database or another dependency is unavailable, so all other
 * events would fail too. `contention`: a lock or a statement took too long; this event waits and others may pass.
 * `failure`: the event itself failed.
 */
export type Cause = 'outage' | 'contention' | 'failure';

// Lock timeout, statement timeout, serialization failure, deadlock, idle in transaction.
const contended = new Set(['55P03', '57014', '40001', '40P01', '25P03']);

/** Classifies the error that a handler threw. Only a `failure` counts as an attempt. */
export function causeOf(error: unknown): Cause {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && contended.has(at.code)) return 'contention';
    // The cause of an `unavailable` error may be more specific, so it is checked first.
    if (!isAppError(at) && isOutage(at)) return 'outage';
  }
  return isAppError(error, 'unavailable') ? 'outage' : 'failure';
}
