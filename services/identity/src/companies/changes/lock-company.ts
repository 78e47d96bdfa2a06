import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import { type ChangeContext, notifyOfCompany, recordChange } from './record-change.js';
import { setCompanyActive } from './set-company-active.js';

/**
 * Locks or unlocks a company. A lock ends its sessions. Publishes the event and notifies its users. Does nothing if the
 * company already has that state.
 */
export async function lockCompany(
  stores: WriteStores<Stores>,
  { companyId, active }: { companyId: string; active: boolean },
  context: ChangeContext,
): Promise<void> {
  if (!(await setCompanyActive(stores, { companyId, active, now: context.now }))) return;
  const company = await stores.companies.summary(companyId);
  if (company === undefined) return;
  const [was, is] = active ? ['locked', 'open'] : ['open', 'locked'];
  const fields = [{ field: 'state', from: was ?? '', to: is ?? '' }];
  await recordChange(stores, company, { kind: active ? 'unlocked' : 'locked', fields, context });
  const to = await stores.users.idsOfCompany(companyId);
  await notifyOfCompany(stores, company, { type: active ? 'company_unlocked' : 'company_locked', to, context });
}
