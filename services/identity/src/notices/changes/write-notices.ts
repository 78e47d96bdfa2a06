import { systemIds } from '@setu/kit/core';
import type { EventEnvelope, Transacting } from '@setu/kit/events';
import { mailNotices } from '../../mail/changes/mail-notices.js';
import type { Stores } from '../../store/index.js';
import { type NoticeDraft, recipients } from '../domain/notices.js';

/** What a notice is written with. */
export type Telling = Pick<Stores, 'notices' | 'signals' | 'users' | 'mails' | 'mailReaders'> &
  Pick<Transacting, 'jobs'>;

/**
 * Puts a notice into the inbox of everyone active among `to` but those who did it, once per event and person, signals
 * each that was new, and mails it to who wants that.
 */
export async function writeNotices(
  stores: Telling,
  told: { event: EventEnvelope; draft: NoticeDraft; to: readonly string[] },
): Promise<void> {
  const { event, draft, to } = told;
  const active = await stores.users.activeAmong(recipients(to, [event.actorUserId, event.actingUserId]));
  const createdAt = new Date(event.occurredAt);
  const notices = active.map((userId) => ({ ...draft, id: systemIds.id(), userId, eventId: event.id, createdAt }));
  const written = await stores.notices.insert(notices);
  await stores.signals.noticesWritten(written);
  const isNew = new Set(written.map(({ id }) => id));
  await mailNotices(
    stores,
    notices.filter(({ id }) => isNew.has(id)),
    systemIds,
  );
}
