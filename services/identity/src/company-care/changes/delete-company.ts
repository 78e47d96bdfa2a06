import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type Doing, recordChange } from '../../companies/changes/act-on-company.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { removePerson } from '../../team/changes/remove-teammate.js';

/**
 * Deletes a company softly: its people are removed, its open invites are dead, others are told that it is closed; what it
 * did stays. `refused` with requests under way, as far as they were told of here. Nothing where it was deleted already.
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
