import type { Ids } from '@setu/kit/core';
import type { EventEnvelope } from '@setu/kit/events';
import { type NoticeDraft, recipients } from '../domain/notices.js';
import type { Stores } from '../store/index.js';

/**
 * Puts a notice into the inbox of everyone active among `to` but those who did it, once per event and person, and
 * signals each that was new.
 */
export async function writeNotices(
  stores: Pick<Stores, 'notices' | 'signals' | 'users'>,
  told: { event: EventEnvelope; draft: NoticeDraft; to: readonly string[] },
  ids: Ids,
): Promise<void> {
  const { event, draft, to } = told;
  const wanted = recipients(to, [event.actorUserId, event.actingUserId]);
  for (const userId of await stores.users.activeAmong(wanted)) {
    const id = ids.id();
    const createdAt = new Date(event.occurredAt);
    const isNew = await stores.notices.insert({ ...draft, id, userId, eventId: event.id, createdAt });
    if (isNew) await stores.signals.noticeWritten(userId, id);
  }
}
