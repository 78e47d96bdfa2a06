import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { type ChangeContext, notifyOfCompany, recordChange } from './record-change.js';

/**
 * Assigns a company to a manager of the broker and notifies the manager. Does nothing if the manager already has it.
 */
export async function assignCompany(
  stores: WriteStores<Stores>,
  { companyId, managerId }: { companyId: string; managerId: string },
  context: ChangeContext,
): Promise<void> {
  const before = await stores.companies.lock(companyId);
  if (before === undefined || before.brokerManagerId === managerId) return;
  const company = await stores.companies.setManager(companyId, managerId, context.now);
  if (company === undefined) return;
  const fields = [{ field: 'manager', from: before.brokerManagerId ?? '', to: managerId }];
  await recordChange(stores, company, { kind: 'manager_set', fields, context });
  await stores.outbox.add(companyChanged(company));
  await notifyOfCompany(stores, company, { type: 'company_manager_set', to: [managerId], context });
}
