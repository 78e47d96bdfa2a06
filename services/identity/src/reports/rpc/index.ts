import type { ReportsService } from '@setu/proto/identity/reports';
import type { Rpcs } from '../../served.js';
import { listReportDownloads } from './list-report-downloads.js';
import { recordReportDownload } from './record-report-download.js';
import { streamCompanyReport } from './stream-company-report.js';

/** The rpcs of the reports on companies and their users, for senior managers. */
export const reportRpcs = { listReportDownloads, recordReportDownload, streamCompanyReport } satisfies Rpcs<
  typeof ReportsService
>;
