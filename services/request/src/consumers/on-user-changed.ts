import type { EventEnvelope } from '@setu/proto/common';
import { UserChanged } from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Keeps the names lists and histories show. */
export async function onUserChanged(event: EventEnvelope, stores: Stores): Promise<void> {
  const { userId, companyId, name, surname, patronymic, version } = UserChanged.decode(event.payload);
  await stores.copies.keepUser({
    id: userId,
    companyId: companyId === '' ? null : companyId,
    name,
    surname,
    patronymic,
    version,
  });
}
