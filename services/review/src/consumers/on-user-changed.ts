import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** People's names, as lists show them. */
export const onUserChanged: Consumer<Stores> = {
  name: 'review.user-copies',
  subject: 'setu.identity.user.changed',
  async handle({ payload }, { people }) {
    const { userId, companyId, name, surname, patronymic, roles, status, version } = wire.UserChanged.decode(payload);
    const told = { name, surname, patronymic, roles, status, version };
    await people.putUsers([{ id: userId, companyId: companyId || undefined, ...told }]);
  },
};
