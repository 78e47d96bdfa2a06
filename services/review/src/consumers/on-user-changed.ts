import type { Consumer } from '@setu/kit/events';
import { UserChanged } from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** People's names, as lists show them. */
export const onUserChanged: Consumer<Stores> = {
  name: 'review.user-copies',
  subject: 'setu.identity.user.changed',
  async handle({ payload }, { copies }) {
    const { userId, companyId, name, surname, patronymic, roles, status, version } = UserChanged.decode(payload);
    await copies.putUser({
      ...{ id: userId, company_id: companyId || null, name, surname, patronymic, roles, status, version },
    });
  },
};
