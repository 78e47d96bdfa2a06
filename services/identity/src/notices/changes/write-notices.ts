import { systemIds } from '@setu/kit/core';
import type { EventEnvelope, Transacting } from '@setu/kit/events';
import { emailNotices } from '../../mail/changes/email-notices.js';
import type { Stores } from '../../store/index.js';
import { type NoticeDraft, recipients } from '../domain/notices.js';
import type { NewNotice } from '../store/notices.js';

/** The stores that are needed to write a notification. */
export type NoticeStores = Pick<Stores, 'notices' | 'signals' | 'users' | 'emails' | 'emailReaders'> &
  Pick<Transacting, 'jobs'>;

/** A notification of an event and the users it is for. */
export interface Notification {
  event: EventEnvelope;
  draft: NoticeDraft;
  to: readonly string[];
}

/**
 * Writes a notification for every active user in `to` except the actors, once per event and user. Signals each new one,
 * and emails it to users who want that.
 */
export async function writeNotices(stores: NoticeStores, notification: Notification): Promise<void> {
  const { event, to } = notification;
  const notices = noticesFor({ ...notification, to: await activeReaders(stores, event, to) });
  await announce(stores, await stores.notices.insert(notices));
}

/**
 * Returns the active users in `to` except the actors, and locks them. Users are locked before their notifications, in
 * the same order as when a user is erased.
 */
export const activeReaders = (
  { users }: Pick<NoticeStores, 'users'>,
  { actorUserId, actingUserId }: EventEnvelope,
  to: readonly string[],
): Promise<string[]> => users.activeAmong(recipients(to, [actorUserId, actingUserId]));

/** Returns a notification for each user. */
export function noticesFor({ event, draft, to }: Notification): NewNotice[] {
  const createdAt = new Date(event.occurredAt);
  return to.map((userId) => ({ ...draft, id: systemIds.id(), userId, eventId: event.id, createdAt }));
}

/** Signals new notifications, all of one type, and emails them to users who want that. */
export async function announce(stores: NoticeStores, written: readonly NewNotice[]): Promise<void> {
  await stores.signals.noticesWritten(written);
  await emailNotices(stores, written, systemIds);
}
