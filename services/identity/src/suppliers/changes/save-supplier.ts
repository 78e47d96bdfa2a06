import { internal, stale } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type Doing, recordChange, tellOfCompany } from '../../companies/changes/record-change.js';
import { changedFields } from '../../companies/domain/company-change.js';
import type { Company } from '../../companies/domain/company-page.js';
import type { Stores } from '../../store/index.js';
import { type Supplier, supplierFields } from '../domain/supplier.js';
import { tellSupplier } from './publish-supplier.js';
import { supplierOf } from './supplier-of.js';
import { readySupplier } from './validate-supplier.js';

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
  doing: Doing,
): Promise<number> {
  const { supplier, industries, known } = await readySupplier(stores, typed, before.brokerManagerId);
  const kept = await stores.companies.summary(before.id);
  if (kept === undefined) throw internal('the locked supplier was not found');
  if (await stores.companyChanges.wasEditedAfter(before.id, version))
    throw stale({ current_status: 'active', current_version: String(kept.version) });
  const words = (named: readonly { ru: string }[]) => named.map(({ ru }) => ru);
  const was = supplierOf(before, known);
  const fields = changedFields(
    supplierFields(was, words(before.industries)),
    supplierFields(supplier, words(industries)),
  );
  if (fields.length === 0) return kept.version;
  await stores.suppliers.write(before.id, supplier, { industries, now: doing.now });
  const company = await stores.companies.summary(before.id);
  if (company === undefined) throw internal('the supplier that was just stored was not found');
  await recordChange(stores, company, { kind: 'edited', fields, doing });
  await tellSupplier(stores, { company, supplier, authorUserId: doing.actor.userId });
  const isGiven = supplier.managerId !== undefined && supplier.managerId !== was.managerId;
  if (isGiven)
    await tellOfCompany(stores, company, { type: 'company_manager_set', to: [supplier.managerId ?? ''], doing });
  return company.version;
}
