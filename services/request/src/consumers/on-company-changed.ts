import type { EventEnvelope } from '@setu/proto/common';
import { CompanyChanged } from '@setu/proto/identity/events';
import type { Stores } from '../store/index.js';

/** Keeps the names lists show, sort and search by. */
export async function onCompanyChanged(event: EventEnvelope, stores: Stores): Promise<void> {
  const { companyId, type, shortName, inn, version } = CompanyChanged.decode(event.payload);
  await stores.copies.keepCompany({ id: companyId, type, shortName, inn, version });
}
