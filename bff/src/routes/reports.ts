import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { reportDownloads, reportPage, reportPageMs } from '../pages/report.js';
import { reportFileMs, sendReport } from '../pages/report-file.js';

/** The reports of senior managers, on screen and as files. */
export const reportRoutes = [
  route(endpoints.getReport, { budgetMs: reportPageMs }, async (call) => ({
    data: await reportPage(call, call.query),
  })),
  route(endpoints.sendReport, { budgetMs: reportFileMs }, async (call) => {
    await sendReport(call, call.query);
    return { sent: true };
  }),
  route(endpoints.listReportDownloads, async (call) => ({ data: await reportDownloads(call) })),
];
