import type { Conversation } from '../store/notices.js';
import { activeReaders, announce, type NoticeStores, type Notification, noticesFor } from './write-notices.js';

/**
 * Notifies users of a message, once per event and user. It replaces an unread notification of the same conversation by
 * one that counts all messages. Otherwise it writes a new notification.
 */
export async function notifyOfMessage(
  stores: NoticeStores,
  { requestId, channel }: Conversation,
  { event, draft, to }: Notification,
): Promise<void> {
  const readers = await activeReaders(stores, event, to);
  const { notices } = stores;
  const made = noticesFor({ event, draft, to: await notices.newTo(readers, event.id, `${requestId} ${channel}`) });
  const merged = await notices.countMessage(made, { requestId, channel });
  const hasMerged = new Set(merged.map(({ userId }) => userId));
  const first = made
    .filter(({ userId }) => !hasMerged.has(userId))
    .map((one) => ({ ...one, params: { ...one.params, messages: '1' } }));
  await announce(stores, [...merged, ...(await notices.insert(first))]);
}
