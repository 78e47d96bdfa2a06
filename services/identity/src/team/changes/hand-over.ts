import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { companyChanged } from '../../events.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';

/** The user who hands over work, and the actor. */
export interface HandoverContext {
  predecessor: Pick<User, 'id' | 'name' | 'surname' | 'patronymic'>;
  actorIds: { actorUserId: string; actingUserId: string };
  now: Date;
}

// The number of events written in one statement. A manager may have thousands of companies.
const BATCH = 500;

/**
 * Moves a user's companies to the successor and publishes an event for each company. Without a successor, the companies
 * have no manager.
 */
export async function handOverCompanies(
  stores: WriteStores<Stores>,
  { fromId, successorId, now }: { fromId: string; successorId: string | undefined; now: Date },
): Promise<void> {
  const companyIds = await stores.team.handOverCompanies(fromId, successorId, now);
  for (let at = 0; at < companyIds.length; at += BATCH) {
    const companies = await stores.companies.summaries(companyIds.slice(at, at + BATCH));
    await stores.outbox.add(...companies.map(companyChanged));
  }
}

/** Notifies the successor that a user's work was assigned to them. `eventId` identifies the action. */
export async function notifySuccessor(
  stores: WriteStores<Stores>,
  { predecessor, actorIds, now, successorId, eventId }: HandoverContext & { successorId: string; eventId: string },
): Promise<void> {
  const event = EventEnvelope.fromPartial({ id: eventId, occurredAt: now.toISOString(), ...actorIds });
  const person = [predecessor.name, predecessor.surname].filter(Boolean).join(' ');
  const draft = { type: 'work_handed_over', params: { person }, entityType: 'none', entityId: predecessor.id } as const;
  await writeNotices(stores, { event, draft, to: [successorId] });
}
