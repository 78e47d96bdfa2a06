import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { auditPage } from '../pages/audit.js';
import { auditFileMs, sendAudit } from '../pages/audit-file.js';
import { personView } from '../present/person.js';

/** The audit log, on screen and as a file. */
export const auditRoutes = [
  route(endpoints.getAudit, async (call) => ({ data: await auditPage(call, call.query) })),
  route(endpoints.findAuditPeople, async (call) => {
    const { people } = await call.deps.services.identity.findPeople(call.query, call.reads());
    const list = people.flatMap(({ person, companyShortName }) =>
      person ? [{ ...personView(person), company_name: companyShortName }] : [],
    );
    return { data: { list } };
  }),
  route(endpoints.sendAudit, { budgetMs: auditFileMs }, async (call) => {
    await sendAudit(call, call.query);
    return { sent: true };
  }),
];
