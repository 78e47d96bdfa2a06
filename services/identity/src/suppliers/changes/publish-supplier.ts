import type { WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/suppliers';
import type { CompanySummary } from '../../companies/domain/company-summary.js';
import { companyChanged } from '../../events.js';
import type { Stores } from '../../store/index.js';
import type { Supplier } from '../domain/supplier.js';

interface Saved {
  company: CompanySummary;
  supplier: Supplier;
  /** The application from which it was just created. */
  applicationId?: string | undefined;
  authorUserId: string;
}

/** Publishes that a supplier's data was stored: its names and manager, its documents, and its application. */
export async function publishSupplier(
  { outbox }: Pick<WriteStores<Stores>, 'outbox'>,
  { company, supplier, applicationId = '', authorUserId }: Saved,
): Promise<void> {
  await outbox.add(companyChanged(company));
  const { id: companyId, shortName, version } = company;
  const fileIds = supplier.files.map(({ id }) => id);
  const saved = wire.SupplierSaved.encode({ companyId, applicationId, shortName, fileIds, version, authorUserId });
  await outbox.add({ subject: 'setu.identity.supplier.saved', aggregateId: companyId, payload: saved.finish() });
}
