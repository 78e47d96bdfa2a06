import { systemIds } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import type { NoticeType } from '@setu/proto/words';
import { activeReaders, announce, noticesFor } from '../../notices/changes/write-notices.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import type { Substitution } from '../domain/substitution.js';

type SubstitutionNotice = Extract<NoticeType, `substitution_${string}`>;

const nameOf = (user: User | undefined): string => [user?.name, user?.surname].filter(Boolean).join(' ');

/**
 * Notifies the two users of a substitution. Both are always notified of its start and end, because each may have to
 * act. A user who makes another change is not notified of it. The notification of the substituted user addresses them
 * and leads to their substitution.
 */
export async function notifyOfSubstitution(
  stores: WriteStores<Stores>,
  { userId, substituteId, start, finish }: Substitution,
  { type, at, by }: { type: SubstitutionNotice; at: Date; by?: string },
): Promise<void> {
  const people = await stores.users.named([userId, substituteId, ...(by === undefined ? [] : [by])]);
  const named = (id: string | undefined): string => nameOf(people.find(({ user }) => user.id === id)?.user);
  const isOfBoth = type === 'substitution_started' || type === 'substitution_finished';
  const event = EventEnvelope.fromPartial({
    ...{ id: systemIds.id(), occurredAt: at.toISOString() },
    actorUserId: isOfBoth ? '' : (by ?? ''),
  });
  // A substitution that ended on its last day has no actor.
  const actor: Record<string, string> = by === undefined ? {} : { person: named(by) };
  const params = { user: named(userId), substitute: named(substituteId), start, finish, ...actor };
  const draft = { type, params, entityType: 'none' as const, entityId: '' };
  const to = await activeReaders(stores, event, [userId, substituteId]);
  const notices = noticesFor({ event, draft, to }).map((notice) =>
    notice.userId === userId ? { ...notice, params: { ...params, own: 'true' }, entityId: userId } : notice,
  );
  await announce(stores, await stores.notices.insert(notices));
}

/** Notifies both users that a substitution has begun, and records that they were notified. */
export async function notifyOfStart(stores: WriteStores<Stores>, substitution: Substitution, at: Date): Promise<void> {
  await stores.substitutions.setNotified(substitution.id, 'begin', at);
  await notifyOfSubstitution(stores, substitution, { type: 'substitution_started', at });
}
