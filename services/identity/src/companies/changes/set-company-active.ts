import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import { endSessionsOfCompany } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';

/** Locks or opens a company: its people's sessions end with a lock, and others are told. False: nothing to change. */
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
