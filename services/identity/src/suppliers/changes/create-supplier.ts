import { internal, refused } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { type Doing, recordChange, tellOfCompany } from '../../companies/changes/act-on-company.js';
import type { Stores } from '../../store/index.js';
import type { Supplier } from '../domain/supplier.js';
import { readySupplier } from './ready-supplier.js';
import { tellSupplier } from './tell-supplier.js';

interface NewSupplier {
  companyId: string;
  typed: Supplier;
  applicationId: string | undefined;
}

/** Another supplier was made of the application: where it stands. */
const madeAlready = (companyId: string) => refused('application_has_company', { company_id: companyId });

/**
 * Makes a supplier, its manager is told, and so are others; gives it as it is kept. What is refused stands in the proto.
 */
export async function createSupplier(
  stores: WriteStores<Stores>,
  { companyId, typed, applicationId }: NewSupplier,
  doing: Doing,
): Promise<Supplier> {
  const { supplier, industries } = await readySupplier(stores, typed);
  const writing = { industries, now: doing.now, applicationId };
  if (!(await stores.suppliers.insert(companyId, supplier, writing))) {
    const other = applicationId === undefined ? undefined : await stores.suppliers.ofApplication(applicationId);
    throw other === undefined ? internal(`there is a company ${companyId}`) : madeAlready(other);
  }
  const company = await stores.companies.summary(companyId);
  if (company === undefined) throw internal('a supplier that was just made is not there');
  await recordChange(stores, company, { kind: 'created', fields: [], doing });
  await tellSupplier(stores, { company, supplier, applicationId, authorUserId: doing.actor.userId });
  const to = supplier.managerId === undefined ? [] : [supplier.managerId];
  await tellOfCompany(stores, company, { type: 'company_manager_set', to, doing });
  return supplier;
}
