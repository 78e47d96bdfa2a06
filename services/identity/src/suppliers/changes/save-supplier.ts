import { internal, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type ChangeContext, notifyOfCompany, recordChange } from '../../companies/changes/record-change.js';
import { changedFields } from '../../companies/domain/company-change.js';
import type { Company } from '../../companies/domain/company-page.js';
import type { Stores } from '../../store/index.js';
import { type Supplier, supplierFields } from '../domain/supplier.js';
import { publishSupplier } from './publish-supplier.js';
import { supplierOf } from './supplier-of.js';
import { validateSupplier } from './validate-supplier.js';

interface Saving {
  before: Company;
  typed: Supplier;
  version: number;
}

/**
 * Stores the form of a locked supplier, records what changed, and returns the version. Writes nothing if nothing
 * changed.
 */
export async function saveSupplier(
  stores: WriteStores<Stores>,
  { before, typed, version }: Saving,
  context: ChangeContext,
): Promise<number> {
  const { supplier, industries, known } = await validateSupplier(stores, typed, before.brokerManagerId);
  const stored = await stores.companies.summary(before.id);
  if (stored === undefined) throw internal('the locked supplier was not found');
  if (await stores.companyChanges.wasEditedAfter(before.id, version))
    throw stale({ current_status: 'active', current_version: String(stored.version) });
  const namesOf = (named: readonly { ru: string }[]) => named.map(({ ru }) => ru);
  const was = supplierOf(before, known);
  const fields = changedFields(
    supplierFields(was, namesOf(before.industries)),
    supplierFields(supplier, namesOf(industries)),
  );
  if (fields.length === 0) return stored.version;
  await stores.suppliers.write(before.id, supplier, { industries, now: context.now });
  const company = await stores.companies.summary(before.id);
  if (company === undefined) throw internal('the supplier that was just stored was not found');
  await recordChange(stores, company, { kind: 'edited', fields, context });
  await publishSupplier(stores, { company, supplier, authorUserId: context.actor.userId });
  const isAssigned = supplier.managerId !== undefined && supplier.managerId !== was.managerId;
  if (isAssigned)
    await notifyOfCompany(stores, company, { type: 'company_manager_set', to: [supplier.managerId ?? ''], context });
  return company.version;
}
