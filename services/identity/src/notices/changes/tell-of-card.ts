import type { EventEnvelope } from '@setu/kit/events';
import { type NoticeDraft, recipients } from '../domain/notices.js';
import { type Telling, writeNotices } from './write-notices.js';

/** Cards of one supplier that come no further apart than this are told of together: those of a file, for example. */
const togetherMs = 10 * 60_000;

/** A card that waits for a review. */
export interface WaitingCard {
  event: EventEnvelope;
  /** What is said of it by itself. */
  draft: NoticeDraft;
  to: readonly string[];
  supplierId: string;
}

/**
 * Tells whoever checks cards of one more that waits: in the notice of its supplier's cards that he has not read yet, which
 * then counts them and leads to the queue, else in one of its own. Once per event and person.
 */
export async function tellOfCard(stores: Telling, { event, draft, to, supplierId }: WaitingCard): Promise<void> {
  const at = new Date(event.occurredAt);
  // Held before their notices are, as by whoever erases one of them.
  const waiting = await stores.users.activeAmong(recipients(to, [event.actorUserId, event.actingUserId]));
  const since = new Date(at.getTime() - togetherMs);
  const told = new Set(await stores.notices.countCard(waiting, { eventId: event.id, supplierId, since, at }));
  const others = waiting.filter((id) => !told.has(id));
  if (others.length > 0) await writeNotices(stores, { event, draft, to: others });
}
