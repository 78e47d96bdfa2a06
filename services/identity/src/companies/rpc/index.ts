import type { CompaniesService } from '@setu/proto/identity/companies';
import type { Rpcs } from '../../served.js';
import { findCompanies } from './find-companies.js';
import { getCompany } from './get-company.js';
import { listCompanies } from './list-companies.js';
import { setCompanyLock } from './set-company-lock.js';
import { setCompanyManager } from './set-company-manager.js';

export const companyRpcs = {
  getCompany,
  findCompanies,
  listCompanies,
  setCompanyManager,
  setCompanyLock,
} satisfies Rpcs<typeof CompaniesService>;
