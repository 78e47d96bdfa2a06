import type { CompaniesService } from '@setu/proto/identity/companies';
import type { Rpcs } from '../../served.js';
import { findCompanies } from './find-companies.js';
import { getCompany } from './get-company.js';

export const companyRpcs = { getCompany, findCompanies } satisfies Rpcs<typeof CompaniesService>;
