import type { CompanyLoadsService } from '@setu/proto/request/company_loads';
import type { Rpcs } from '../../served.js';
import { batchCountCompanyRequests } from './batch-count-company-requests.js';
import { countCompanyRequests } from './count-company-requests.js';

/** The rpcs that count requests by company. */
export const companyLoadRpcs = { countCompanyRequests, batchCountCompanyRequests } satisfies Rpcs<
  typeof CompanyLoadsService
>;
