import type { WriteStores } from '@setu/kit/events';
import { userRemoved } from '../../events.js';
import { setUserStatus } from '../../people/changes/set-user-status.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { type HandingOver, handOverCompanies, tellHeir } from './hand-over.js';

/** Who leaves, who takes over, and by whom it is done. */
export interface Removal extends HandingOver {
  leaver: Pick<User, 'id' | 'companyId' | 'name' | 'surname' | 'patronymic' | 'version'>;
  heirId: string | undefined;
}

/**
 * A person works here no more: he is signed out everywhere and his substitutions end (`setUserStatus`), the companies he keeps are the heir's.
 * Others hand over what is theirs when they are told.
 */
export async function removePerson(stores: WriteStores<Stores>, removal: Removal): Promise<void> {
  const { leaver, heirId, now } = removal;
  const { id: userId, companyId } = leaver;
  await setUserStatus(stores, { userId, status: 'deleted', now });
  await handOverCompanies(stores, { fromId: userId, heirId, now });
  await stores.outbox.add(userRemoved({ userId, companyId, heirId: heirId ?? '' }));
  const after: Record<string, string> = heirId === undefined ? {} : { heir: heirId };
  await stores.acts.add({ action: 'person.removed', object: { kind: 'person', id: userId }, companyId, after });
  // A person is removed once: his id is the act's.
  if (heirId !== undefined) await tellHeir(stores, { ...removal, heirId, eventId: userId });
}
