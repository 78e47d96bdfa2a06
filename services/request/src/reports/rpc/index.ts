import type { ReportsService } from '@setu/proto/request/reports';
import type { Rpcs } from '../../served.js';
import { countReportedCompanies } from './count-reported-companies.js';
import { countReportedDemand } from './count-reported-demand.js';

/** The rpcs that provide figures about requests for reports. */
export const reportRpcs = { countReportedCompanies, countReportedDemand } satisfies Rpcs<typeof ReportsService>;
