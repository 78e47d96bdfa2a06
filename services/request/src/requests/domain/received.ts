import type { Entered } from './stages.js';

/**
 * Returns the part of a history that a supplier knows. It starts with the sending, dated when the request reached the
 * supplier, which may be later than for other suppliers. Only later events follow.
 */
export function historySince<Event extends Entered>(history: readonly Event[], receivedAt: Date): Event[] {
  const sending = history.findLastIndex(({ status }) => status === 'send_to_supplier');
  const sent = history[sending];
  const later = history.slice(sending + 1).filter(({ at }) => at >= receivedAt);
  return sent === undefined ? later : [{ ...sent, at: receivedAt }, ...later];
}
