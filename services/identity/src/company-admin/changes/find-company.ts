import { notFound, refused } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Company } from '../../companies/domain/company-page.js';
import type { Stores } from '../../store/index.js';

/** Returns a company that is not deleted. Throws `not_found` otherwise. */
export async function findCompany({ companies }: Pick<Stores, 'companies'>, companyId: string): Promise<Company> {
  const company = await companies.byId(readId(companyId));
  if (company === undefined || company.deleted) throw notFound();
  return company;
}

/** Throws `refused` for the broker's own company, which cannot be locked, blacklisted or deleted. */
export function refuseBroker({ type }: Pick<Company, 'type'>): void {
  if (type === 'broker') throw refused('own_company');
}
