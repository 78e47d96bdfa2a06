import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { auditPage } from '../pages/audit.js';
import { auditFileMs, sendAudit } from '../pages/audit-file.js';

/** The audit log, on screen and as a file. */
export const auditRoutes = [
  route(endpoints.getAudit, async (call) => ({ data: await auditPage(call, call.query) })),
  route(endpoints.sendAudit, { budgetMs: auditFileMs }, async (call) => {
    await sendAudit(call, call.query);
    return { sent: true };
  }),
];
