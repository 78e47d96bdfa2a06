import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type ChangeContext, recordChange } from '../../companies/changes/record-change.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { removePerson } from '../../team/changes/remove-teammate.js';

/**
 * Soft-deletes a company: removes its users, revokes its open invites, and publishes that it is closed. Its history
 * stays.
 * Throws `refused` if the company has open requests, as far as this service knows. Does nothing if it was deleted
 * before.
 */
export async function deleteCompany(
  stores: WriteStores<Stores>,
  companyId: string,
  context: ChangeContext,
): Promise<void> {
  await stores.users.lockCompany(companyId);
  await stores.companies.lock(companyId);
  if ((await stores.companyRequests.open(companyId)) > 0) throw refused('open_requests');
  const company = await stores.companies.remove(companyId, context.now);
  if (company === undefined) return;
  const actorIds = { actorUserId: context.actor.userId, actingUserId: context.actor.actingUserId };
  for (const { user: departedUser } of await stores.users.membersOf(companyId))
    await removePerson(stores, { predecessor: departedUser, successorId: undefined, actorIds, now: context.now });
  await stores.invites.removeOf(companyId);
  await recordChange(stores, company, { kind: 'deleted', fields: [], context });
  await stores.outbox.add(companyChanged(company));
}
