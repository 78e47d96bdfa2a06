import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { lapseOf } from '../domain/edition.js';

/**
 * A company has joined an edition: it may trade, for good under the newest one, else until the newest one's grace is over;
 * `refused` where it is over already. Others are told.
 */
export async function acceptRegulation(
  stores: WriteStores<Stores>,
  { companyId, regulationNumber, now }: { companyId: string; regulationNumber: number; now: Date },
): Promise<void> {
  const newest = await stores.editions.newest();
  const isOlder = newest !== undefined && newest.number > regulationNumber;
  const lapsesAt = isOlder && newest.graceUntil !== undefined ? lapseOf(newest.graceUntil) : undefined;
  if (lapsesAt !== undefined && lapsesAt <= now) throw refused('regulation_superseded');
  const company = await stores.companies.confirmRegulation(companyId, now, lapsesAt);
  if (company !== undefined) await stores.outbox.add(companyChanged(company));
}
