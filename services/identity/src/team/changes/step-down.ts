import type { WriteStores } from '@setu/kit/events';
import type { PersonRole } from '@setu/proto/words';
import { userSteppedDown } from '../../events.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { dutiesOf } from '../domain/team.js';
import { type HandoverContext, handOverCompanies, notifySuccessor } from './hand-over.js';

/** The roles that a user gives up, and the successor. */
export interface StepDown extends HandoverContext {
  predecessor: User;
  roles: readonly PersonRole[];
  successorId: string;
  eventId: string;
}

/**
 * Hands over what a user was responsible for by these roles. The user stays in the company. Their companies move to the
 * successor immediately. Other services move the rest when they receive the event.
 */
export async function stepDown(stores: WriteStores<Stores>, handover: StepDown): Promise<void> {
  const { predecessor, roles, successorId, now } = handover;
  const { id: userId, companyId } = predecessor;
  const { managing: fromManaging, reviewing: fromReviewing } = dutiesOf(roles);
  if (fromManaging) await handOverCompanies(stores, { fromId: userId, successorId, now });
  await stores.outbox.add(userSteppedDown({ userId, companyId, heirId: successorId, fromManaging, fromReviewing }));
  await notifySuccessor(stores, handover);
}
