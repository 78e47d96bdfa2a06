import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { personRoleWord, userStatusWord } from '@setu/proto/wire-words';
import type { Stores } from '../store/index.js';

/** Copies users into the read model, so that lists show their names. */
export const onUserChanged: Consumer<Stores> = {
  name: 'review.user-copies',
  subject: 'setu.identity.user.changed',
  from: 'start',
  async handle({ payload }, { people }) {
    const { userId, companyId, name, surname, patronymic, version, ...user } = wire.UserChanged.decode(payload);
    const status = userStatusWord(user.status);
    if (status === undefined) throw new Error(`user ${userId} has a status that this build does not know`);
    const roles = user.roles.flatMap((role) => personRoleWord(role) ?? []);
    const facts = { name, surname, patronymic, roles, status, version };
    await people.putUsers([{ id: userId, companyId: companyId || undefined, ...facts }]);
  },
};
