import { type Clock, type Ids, internal } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged, userChanged } from '../../events.js';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import type { Registration } from '../store/registrations.js';

/**
 * The company of a registration, without commerce until its regulation is signed, with its creator as its first person; both
 * are told to others. Throws `inn_registered` and `email_taken` where somebody was faster.
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
  // Who created the company may sign for it and invites the others (specification, section 6).
  const roles = ['ROLE_COMPANY_ADMIN' as const];
  await stores.newPeople.insert({ id: userId, companyId, roles, ...registrant.person, passwordHash }, now);
  await stores.registrations.settle(id, userId, now);
  const [member, company] = [await stores.users.byId(userId), await stores.companies.summary(companyId)];
  if (member === undefined || company === undefined) throw internal('what was just registered is not there');
  await stores.outbox.add(companyChanged(company));
  await stores.outbox.add(userChanged(member.user));
  return member;
}
