import { systemIds } from '@setu/kit/core';
import type { EventEnvelope } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import { type NoticeDraft, recipients } from '../domain/notices.js';

/**
 * Puts a notice into the inbox of everyone active among `to` but those who did it, once per event and person, and
 * signals each that was new. Three statements, however many are told.
 */
export async function writeNotices(
  stores: Pick<Stores, 'notices' | 'signals' | 'users'>,
  told: { event: EventEnvelope; draft: NoticeDraft; to: readonly string[] },
): Promise<void> {
  const { event, draft, to } = told;
  const active = await stores.users.activeAmong(recipients(to, [event.actorUserId, event.actingUserId]));
  const createdAt = new Date(event.occurredAt);
  const notices = active.map((userId) => ({ ...draft, id: systemIds.id(), userId, eventId: event.id, createdAt }));
  await stores.signals.noticesWritten(await stores.notices.insert(notices));
}
