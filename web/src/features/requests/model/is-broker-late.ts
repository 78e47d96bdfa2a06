import type { RequestView } from '@setu/contract';
import { dueLevel } from './due-level';
import type { Reader } from './side';

/** Returns true if the broker is late with the next step, and the reader may write to them. */
export const isBrokerLate = (
  { waits_for: side, clock, claim, channels }: RequestView,
  reader: Reader,
  now: Date,
): boolean =>
  reader !== 'broker' &&
  side === 'broker' &&
  claim?.closed_at !== null &&
  clock !== null &&
  dueLevel(clock.due_at, now) === 'late' &&
  channels.some(({ may_write: mayWrite }) => mayWrite);
