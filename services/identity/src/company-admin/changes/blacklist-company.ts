import type { WriteStores } from '@setu/kit/events';
import { type ChangeContext, recordChange } from '../../companies/changes/record-change.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';

/**
 * Hides a company from visitors and customers, or shows it again, and publishes the event. Does nothing if the company
 * already has that state.
 */
export async function blacklistCompany(
  stores: WriteStores<Stores>,
  { companyId, blacklisted }: { companyId: string; blacklisted: boolean },
  context: ChangeContext,
): Promise<void> {
  const company = await stores.companies.setBlacklisted(companyId, blacklisted, context.now);
  if (company === undefined) return;
  const [from, to] = blacklisted ? ['shown', 'hidden'] : ['hidden', 'shown'];
  const fields = [{ field: 'blacklist', from: from ?? '', to: to ?? '' }];
  await recordChange(stores, company, { kind: blacklisted ? 'blacklisted' : 'unblacklisted', fields, context });
  await stores.outbox.add(companyChanged(company));
}
