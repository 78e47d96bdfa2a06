import { type Clock, type Ids, internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged, userChanged } from '../../events.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import type { Registration } from '../store/registrations.js';

/**
 * Creates the company and the first user of a registration and publishes both. The company may not trade until it signs
 * the regulation. Throws `inn_registered` or `email_taken` if another registration finished first.
 */
export async function makeCompany(
  stores: WriteStores<Stores>,
  { id, registrant, passwordHash }: Registration,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Member> {
  const now = clock.now();
  const companyId = ids.id();
  const userId = ids.id();
  await stores.newCompanies.insertCustomer(companyId, registrant, now);
  // The creator of a company may sign for it and invites its other users (specification, section 6).
  const roles = ['ROLE_COMPANY_ADMIN' as const];
  await stores.newPeople.insert({ id: userId, companyId, roles, ...registrant.person, passwordHash }, now);
  await stores.registrations.settle(id, userId, now);
  const [member, company] = [await stores.users.byId(userId), await stores.companies.summary(companyId)];
  if (member === undefined || company === undefined)
    throw internal('the person or company that was just registered was not found');
  await stores.outbox.add(companyChanged(company));
  await stores.outbox.add(userChanged(member.user));
  return member;
}
