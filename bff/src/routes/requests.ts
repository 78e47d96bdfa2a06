import { type AnswerTo, endpoints } from '@setu/contract';
import type { Ask } from '../http/call-context.js';
import { route } from '../http/route.js';
import { listLoads, listManagers, mustBeManager, shareOut } from '../pages/broker-managers.js';
import { optional } from '../pages/part.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { requestAuditPage } from '../pages/request-audit.js';
import { makeTransition } from '../pages/request-transition.js';
import { stageView, statusEventView } from '../present/request.js';
import { assignmentNameOf } from '../present/request-names.js';

const preview = async (ask: Ask, requestId: string): Promise<{ data: AnswerTo<'getCustomerRequest'> }> => ({
  data: await presentRequest(await findRequest(ask, requestId), ask),
});

/** Reading published requests, and their transitions. */
export const requestRoutes = [
  route(endpoints.getCustomerRequest, (ask) => preview(ask, ask.params.requestEntity)),
  route(endpoints.getBrokerRequest, async (ask) => {
    const { data } = await preview(ask, ask.params.requestEntity);
    if (!data.request.permissions.includes('manager_change')) return { data };
    // Without the managers the page still opens, and only the button to assign one is missing.
    const managers = await optional(listManagers(ask), undefined);
    return { data: managers ? { ...data, managers } : data };
  }),
  route(endpoints.setRequestManager, async (ask) => {
    const { request: requestId } = ask.params;
    const request = await findRequest(ask, requestId);
    if (request.permissions.includes('manager_change')) await mustBeManager(ask, ask.input.userId);
    await ask.deps.services.request.setManager({ requestId, managerId: ask.input.userId }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.setRequestsManager, async (ask) => {
    const { requests: requestIds, userId: managerId } = ask.input;
    await mustBeManager(ask, managerId);
    const { assignments } = await ask.deps.services.request.assignManager({ requestIds, managerId }, ask.writes());
    const data = assignments.map(({ requestId: id, result }) => ({ id, result: assignmentNameOf(result) }));
    return { data };
  }),
  route(endpoints.listManagerLoads, async (ask) => ({ data: await listLoads(ask) })),
  route(endpoints.shareOutRequests, async (ask) => ({ data: await shareOut(ask, ask.input.requests) })),
  route(endpoints.updateRequestStatus, async (ask) => {
    const { request } = await makeTransition(ask);
    return { data: await presentRequest(request, ask) };
  }),
  route(endpoints.listRequestStages, async (ask) => ({
    data: (await findRequest(ask, ask.params.request)).stages.map(stageView),
  })),
  route(endpoints.listRequestChanges, async (ask) => ({ data: await requestAuditPage(ask, ask.params.request) })),
  route(endpoints.listRequestEvents, async (ask) => ({
    data: (await findRequest(ask, ask.params.id)).history.map(statusEventView),
  })),
];
