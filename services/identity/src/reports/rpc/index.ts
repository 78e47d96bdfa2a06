import type { ReportsService } from '@setu/proto/identity/reports';
import type { Rpcs } from '../../served.js';
import { listReportDownloads } from './list-report-downloads.js';
import { recordReportDownload } from './record-report-download.js';
import { streamCompanyReport } from './stream-company-report.js';

/** The senior managers' calls about companies and their people. */
export const reportRpcs = { listReportDownloads, recordReportDownload, streamCompanyReport } satisfies Rpcs<
  typeof ReportsService
>;
