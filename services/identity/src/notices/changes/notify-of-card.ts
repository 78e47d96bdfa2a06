import { activeReaders, type NoticeStores, type Notification, writeNotices } from './write-notices.js';

/** Cards of one supplier that arrive within this time share one notification, for example those of a file. */
const togetherMs = 10 * 60_000;

/**
 * Notifies reviewers of another waiting card, once per event and user. An unread recent notification about the same
 * supplier's cards counts the new card and links to the queue. Otherwise `draft`, about this card alone, is written.
 */
export async function notifyOfCard(
  stores: NoticeStores,
  supplierId: string,
  { event, draft, to }: Notification,
): Promise<void> {
  if (supplierId === '') return writeNotices(stores, { event, draft, to });
  const { notices } = stores;
  const readers = await activeReaders(stores, event, to);
  const waiting = await notices.newTo(readers, event.id, `cards ${supplierId}`);
  const at = new Date(event.occurredAt);
  const since = new Date(at.getTime() - togetherMs);
  const notified = new Set(await notices.countCard(waiting, { eventId: event.id, supplierId, since, at }));
  return writeNotices(stores, { event, draft, to: waiting.filter((id) => !notified.has(id)) });
}
