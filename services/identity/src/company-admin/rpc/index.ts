import type { CompanyCareService } from '@setu/proto/identity/company_care';
import type { Rpcs } from '../../served.js';
import { deleteCompany } from './delete-company.js';
import { getCompanyCare } from './get-company-care.js';
import { getMatureState } from './get-mature-state.js';
import { listAllCompanies } from './list-all-companies.js';
import { setCompanyBlacklisted } from './set-company-blacklisted.js';

/** The rpcs with which admins manage companies. */
export const companyAdminRpcs = {
  listAllCompanies,
  getCompanyCare,
  getMatureState,
  setCompanyBlacklisted,
  deleteCompany,
} satisfies Rpcs<typeof CompanyCareService>;
