import type { CompaniesService } from '@setu/proto/identity/companies';
import type { Rpcs } from '../../served.js';
import { getCompany } from './get-company.js';

export const companyRpcs = { getCompany } satisfies Rpcs<typeof CompaniesService>;
