import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type Doing, recordChange } from '../../companies/changes/record-change.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { removePerson } from '../../team/changes/remove-teammate.js';

/**
 * Soft-deletes a company: removes its users, revokes its open invites, and publishes that it is closed. Its history
 * stays.
 * Throws `refused` if the company has open requests, as far as this service knows. Does nothing if it was deleted
 * before.
 */
export async function deleteCompany(stores: WriteStores<Stores>, companyId: string, doing: Doing): Promise<void> {
  await stores.users.lockCompany(companyId);
  await stores.companies.lock(companyId);
  if ((await stores.companyRequests.open(companyId)) > 0) throw refused('open_requests');
  const company = await stores.companies.remove(companyId, doing.now);
  if (company === undefined) return;
  const actorIds = { actorUserId: doing.actor.userId, actingUserId: doing.actor.actingUserId };
  for (const { user: leaver } of await stores.users.keptOf(companyId))
    await removePerson(stores, { leaver, heirId: undefined, actorIds, now: doing.now });
  await stores.invites.removeOf(companyId);
  await recordChange(stores, company, { kind: 'deleted', fields: [], doing });
  await stores.outbox.add(companyChanged(company));
}
