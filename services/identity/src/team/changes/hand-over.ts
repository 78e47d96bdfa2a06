import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { companyChanged } from '../../events.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';

/** The person who hands over, and the actor. */
export interface HandingOver {
  leaver: Pick<User, 'id' | 'name' | 'surname' | 'patronymic'>;
  actorIds: { actorUserId: string; actingUserId: string };
  now: Date;
}

// A manager may have thousands of companies. This many events are written in one statement.
const BATCH = 500;

/**
 * Moves a person's companies to the successor, or leaves them without a manager if there is none, and publishes an
 * event for each.
 */
export async function handOverCompanies(
  stores: WriteStores<Stores>,
  { fromId, heirId, now }: { fromId: string; heirId: string | undefined; now: Date },
): Promise<void> {
  const given = await stores.team.handOverCompanies(fromId, heirId, now);
  for (let at = 0; at < given.length; at += BATCH) {
    const companies = await stores.companies.summaries(given.slice(at, at + BATCH));
    await stores.outbox.add(...companies.map(companyChanged));
  }
}

/** Notifies the successor that they now own a person's work. `eventId` identifies the action. */
export async function tellHeir(
  stores: WriteStores<Stores>,
  { leaver, actorIds, now, heirId, eventId }: HandingOver & { heirId: string; eventId: string },
): Promise<void> {
  const event = EventEnvelope.fromPartial({ id: eventId, occurredAt: now.toISOString(), ...actorIds });
  const person = [leaver.surname, leaver.name, leaver.patronymic].filter(Boolean).join(' ');
  const draft = { type: 'work_handed_over', params: { person }, entityType: 'none', entityId: leaver.id } as const;
  await writeNotices(stores, { event, draft, to: [heirId] });
}
