import type { WriteStores } from '@setu/kit/events';
import type { PersonRole } from '@setu/proto/words';
import { userChanged } from '../../events.js';
import type { PersonContact } from '../../people/domain/contact.js';
import type { User } from '../../people/domain/user.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import { endSubstitutionsOfUser } from '../../substitutions/changes/end-substitution.js';
import { changesAccess } from '../domain/person-form.js';

/** The new data of a user. */
export interface PersonChange {
  before: User;
  contact: PersonContact;
  roles: PersonRole[];
  status: 'active' | 'disabled';
  now: Date;
}

/**
 * Stores a user's name, phones, roles and status, and publishes the change. New roles or a new status end all their
 * sessions. A user who may no longer sign in loses all their substitutions.
 */
export async function savePerson(
  stores: WriteStores<Stores>,
  { before, contact, roles, status, now }: PersonChange,
): Promise<void> {
  const { id } = before;
  let { user } = await stores.users.setContact(id, contact, now);
  if (changesAccess(before, { roles, status })) {
    ({ user } = await stores.users.setAccess(id, { roles, status }, now));
    await endSessionsOfUser(stores, id);
    if (status !== 'active') await endSubstitutionsOfUser(stores, id, now);
  }
  await stores.outbox.add(userChanged(user));
  await stores.auditLog.add({
    action: 'person.changed',
    ...{ object: { kind: 'person', id }, companyId: before.companyId },
    before: { roles: before.roles, status: before.status },
    after: { roles: user.roles, status: user.status },
  });
}
