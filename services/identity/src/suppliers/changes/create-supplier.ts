import { internal, refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type ChangeContext, notifyOfCompany, recordChange } from '../../companies/changes/record-change.js';
import type { Stores } from '../../store/index.js';
import type { Supplier } from '../domain/supplier.js';
import { publishSupplier } from './publish-supplier.js';
import { validateSupplier } from './validate-supplier.js';

interface NewSupplier {
  companyId: string;
  typed: Supplier;
  applicationId: string | undefined;
}

/** The error if a supplier already exists for the application. It names that supplier. */
const madeAlready = (companyId: string) => refused('application_has_company', { company_id: companyId });

/**
 * Creates a supplier, notifies its manager, publishes the events, and returns it as stored. The proto describes its
 * errors.
 */
export async function createSupplier(
  stores: WriteStores<Stores>,
  { companyId, typed, applicationId }: NewSupplier,
  context: ChangeContext,
): Promise<Supplier> {
  const { supplier, industries } = await validateSupplier(stores, typed);
  const writing = { industries, now: context.now, applicationId };
  if (!(await stores.suppliers.insert(companyId, supplier, writing))) {
    const existing = applicationId === undefined ? undefined : await stores.suppliers.ofApplication(applicationId);
    throw existing === undefined ? internal(`the company ${companyId} already exists`) : madeAlready(existing);
  }
  const company = await stores.companies.summary(companyId);
  if (company === undefined) throw internal('the supplier that was just created was not found');
  await recordChange(stores, company, { kind: 'created', fields: [], context });
  await publishSupplier(stores, { company, supplier, applicationId, authorUserId: context.actor.userId });
  const to = supplier.managerId === undefined ? [] : [supplier.managerId];
  await notifyOfCompany(stores, company, { type: 'company_manager_set', to, context });
  return supplier;
}
