import type { WriteStores } from '@setu/kit/events';
import { EventEnvelope } from '@setu/proto/common';
import { companyChanged, userRemoved } from '../../events.js';
import { writeNotices } from '../../notices/changes/write-notices.js';
import { setUserStatus } from '../../people/changes/set-user-status.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';

/** Who leaves, who takes over, and by whom it is done. */
export interface Removal {
  leaver: Pick<User, 'id' | 'companyId' | 'name' | 'surname' | 'patronymic' | 'version'>;
  heirId: string | undefined;
  actorIds: { actorUserId: string; actingUserId: string };
  now: Date;
}

/**
 * A person works here no more: he is signed out everywhere and his substitutions end (`setUserStatus`), the companies he keeps are the heir's.
 * Others hand over what is theirs when they are told.
 */
export async function removePerson(
  stores: WriteStores<Stores>,
  { leaver, heirId, actorIds, now }: Removal,
): Promise<void> {
  const { id: userId, companyId } = leaver;
  await setUserStatus(stores, { userId, status: 'deleted', now });
  for (const id of await stores.team.handOverCompanies(userId, heirId, now)) {
    const company = await stores.companies.summary(id);
    if (company !== undefined) await stores.outbox.add(companyChanged(company));
  }
  await stores.outbox.add(userRemoved({ userId, companyId, heirId: heirId ?? '' }));
  if (heirId === undefined) return;
  const event = EventEnvelope.fromPartial({ id: userId, occurredAt: now.toISOString(), ...actorIds });
  const person = [leaver.surname, leaver.name, leaver.patronymic].filter(Boolean).join(' ');
  const draft = { type: 'work_handed_over', params: { person }, entityType: 'none', entityId: userId } as const;
  await writeNotices(stores, { event, draft, to: [heirId] });
}
