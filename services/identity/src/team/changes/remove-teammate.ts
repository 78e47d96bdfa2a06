import type { WriteStores } from '@setu/kit/events';
import { userRemoved } from '../../events.js';
import { setUserStatus } from '../../people/changes/set-user-status.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { type HandoverContext, handOverCompanies, notifySuccessor } from './hand-over.js';

/** The departing user, the successor, and the actor. */
export interface Removal extends HandoverContext {
  predecessor: Pick<User, 'id' | 'companyId' | 'name' | 'surname' | 'patronymic' | 'version'>;
  successorId: string | undefined;
}

/**
 * Removes a user: signs them out everywhere, ends their substitutions (`setUserStatus`) and moves their companies to
 * the successor. Other services move the rest of the work when they receive the event.
 */
export async function removePerson(stores: WriteStores<Stores>, removal: Removal): Promise<void> {
  const { predecessor, successorId, now } = removal;
  const { id: userId, companyId } = predecessor;
  await setUserStatus(stores, { userId, status: 'deleted', now });
  await handOverCompanies(stores, { fromId: userId, successorId, now });
  await stores.outbox.add(userRemoved({ userId, companyId, heirId: successorId ?? '' }));
  const after: Record<string, string> = successorId === undefined ? {} : { heir: successorId };
  await stores.auditLog.add({ action: 'person.removed', object: { kind: 'person', id: userId }, companyId, after });
  // A user is removed only once, so their id identifies the action.
  if (successorId !== undefined) await notifySuccessor(stores, { ...removal, successorId, eventId: userId });
}
