import type { WriteStores } from '@setu/kit/events';
import type { PersonRole } from '@setu/proto/words';
import { userSteppedDown } from '../../events.js';
import type { User } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import { dutiesOf } from '../domain/team.js';
import { type HandingOver, handOverCompanies, tellHeir } from './hand-over.js';

/** The roles that a person gives up, and the successor. */
export interface SteppingDown extends HandingOver {
  leaver: User;
  roles: readonly PersonRole[];
  heirId: string;
  eventId: string;
}

/**
 * Hands over what a remaining person was responsible for by these roles. Their companies move to the successor
 * immediately; other services move the rest when they receive the event.
 */
export async function stepDown(stores: WriteStores<Stores>, stepping: SteppingDown): Promise<void> {
  const { leaver, roles, heirId, now } = stepping;
  const { id: userId, companyId } = leaver;
  const { managing: fromManaging, reviewing: fromReviewing } = dutiesOf(roles);
  if (fromManaging) await handOverCompanies(stores, { fromId: userId, heirId, now });
  await stores.outbox.add(userSteppedDown({ userId, companyId, heirId, fromManaging, fromReviewing }));
  await tellHeir(stores, stepping);
}
