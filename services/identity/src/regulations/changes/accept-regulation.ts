import { refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import { lapseOf } from '../domain/regulation-version.js';

/**
 * Gives a company the right to trade because it has signed a version of the regulation, and publishes the change. Under
 * the newest version the right has no end; under an older one it ends with the newest version's grace period.
 * Throws `refused` if that period is already over.
 */
export async function acceptRegulation(
  stores: WriteStores<Stores>,
  { companyId, regulationNumber, now }: { companyId: string; regulationNumber: number; now: Date },
): Promise<void> {
  const newest = await stores.regulationVersions.newest();
  const isOlder = newest !== undefined && newest.number > regulationNumber;
  const lapsesAt = isOlder && newest.graceUntil !== undefined ? lapseOf(newest.graceUntil) : undefined;
  if (lapsesAt !== undefined && lapsesAt <= now) throw refused('regulation_superseded');
  const company = await stores.companies.confirmRegulation(companyId, now, lapsesAt);
  if (company !== undefined) await stores.outbox.add(companyChanged(company));
}
