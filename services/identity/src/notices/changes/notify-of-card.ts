import type { EventEnvelope } from '@setu/kit/events';
import { type NoticeDraft, recipients } from '../domain/notices.js';
import { type NoticeStores, writeNotices } from './write-notices.js';

/** Cards of one supplier that arrive within this time share one notification, for example those of a file. */
const togetherMs = 10 * 60_000;

/** A card that waits for a review. */
export interface WaitingCard {
  event: EventEnvelope;
  /** The notification for this card alone. */
  draft: NoticeDraft;
  to: readonly string[];
  supplierId: string;
}

/**
 * Notifies reviewers of another waiting card, once per event and user. An unread recent notification about the same
 * supplier's cards counts the new card and links to the queue. Otherwise a new notification is written.
 */
export async function notifyOfCard(stores: NoticeStores, { event, draft, to, supplierId }: WaitingCard): Promise<void> {
  const at = new Date(event.occurredAt);
  // The users are locked before their notifications, in the same order as when a user is erased.
  const waiting = await stores.users.activeAmong(recipients(to, [event.actorUserId, event.actingUserId]));
  const since = new Date(at.getTime() - togetherMs);
  const notified = new Set(await stores.notices.countCard(waiting, { eventId: event.id, supplierId, since, at }));
  const others = waiting.filter((id) => !notified.has(id));
  if (others.length > 0) await writeNotices(stores, { event, draft, to: others });
}
