import type { CompanyLoadsService } from '@setu/proto/request/company_loads';
import type { Rpcs } from '../../served.js';
import { countCompanyRequests } from './count-company-requests.js';

/** The rpcs that count requests by company. */
export const companyLoadRpcs = { countCompanyRequests } satisfies Rpcs<typeof CompanyLoadsService>;
