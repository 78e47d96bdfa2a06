import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import { endSessionsOfCompany } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';

/**
 * Locks or unlocks a company and publishes the event. A lock ends the sessions of its users. Returns false if the
 * company already has that state.
 */
export async function setCompanyActive(
  stores: WriteStores<Stores>,
  change: { companyId: string; active: boolean; now: Date },
): Promise<boolean> {
  const company = await stores.companies.setActive(change.companyId, change.active, change.now);
  if (company === undefined) return false;
  if (!company.active) await endSessionsOfCompany(stores, company.id);
  await stores.outbox.add(companyChanged(company));
  return true;
}
