import { systemIds } from '@setu/kit/core';
import type { EventEnvelope, Transacting } from '@setu/kit/events';
import { emailNotices } from '../../mail/changes/email-notices.js';
import type { Stores } from '../../store/index.js';
import { type NoticeDraft, recipients } from '../domain/notices.js';

/** The stores that are needed to write a notification. */
export type NoticeStores = Pick<Stores, 'notices' | 'signals' | 'users' | 'emails' | 'emailReaders'> &
  Pick<Transacting, 'jobs'>;

/**
 * Writes a notification for every active user in `to` except the actors, once per event and user. Signals each new one,
 * and emails it to users who want that.
 */
export async function writeNotices(
  stores: NoticeStores,
  notification: { event: EventEnvelope; draft: NoticeDraft; to: readonly string[] },
): Promise<void> {
  const { event, draft, to } = notification;
  const active = await stores.users.activeAmong(recipients(to, [event.actorUserId, event.actingUserId]));
  const createdAt = new Date(event.occurredAt);
  const notices = active.map((userId) => ({ ...draft, id: systemIds.id(), userId, eventId: event.id, createdAt }));
  const written = await stores.notices.insert(notices);
  await stores.signals.noticesWritten(written);
  const isNew = new Set(written.map(({ id }) => id));
  await emailNotices(
    stores,
    notices.filter(({ id }) => isNew.has(id)),
    systemIds,
  );
}
