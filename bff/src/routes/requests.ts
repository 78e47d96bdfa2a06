import { type AnswerTo, endpoints } from '@setu/contract';
import type { CallContext } from '../http/call-context.js';
import { route } from '../http/route.js';
import { listLoads, listManagers, mustBeManager, shareOut } from '../pages/broker-managers.js';
import { optional } from '../pages/part.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { requestAuditPage } from '../pages/request-audit.js';
import { keepLanded } from '../pages/request-landed.js';
import { makeTransition } from '../pages/request-transition.js';
import { stageView, statusEventView } from '../present/request.js';
import { assignmentNameOf } from '../present/request-names.js';

const preview = async (call: CallContext, requestId: string): Promise<{ data: AnswerTo<'getCustomerRequest'> }> => ({
  data: await presentRequest(await findRequest(call, requestId), call),
});

/** The statuses that come with a new price of the goods. */
const setsPrice: readonly string[] = ['offer_received', 'contracted'];

/** Reading published requests, and their transitions. */
export const requestRoutes = [
  route(endpoints.getCustomerRequest, (call) => preview(call, call.params.requestEntity)),
  route(endpoints.getBrokerRequest, async (call) => {
    const { data } = await preview(call, call.params.requestEntity);
    if (!data.request.permissions.includes('manager_change')) return { data };
    // Without the managers the page still opens, and only the button to assign one is missing.
    const managers = await optional(listManagers(call), undefined);
    return { data: managers ? { ...data, managers } : data };
  }),
  route(endpoints.setRequestManager, async (call) => {
    const { request: requestId } = call.params;
    const request = await findRequest(call, requestId);
    if (request.permissions.includes('manager_change')) await mustBeManager(call, call.input.userId);
    await call.deps.services.request.setManager({ requestId, managerId: call.input.userId }, call.writes());
    return { data: {} };
  }),
  route(endpoints.setRequestsManager, async (call) => {
    const { requests: requestIds, userId: managerId } = call.input;
    await mustBeManager(call, managerId);
    const { assignments } = await call.deps.services.request.assignManager({ requestIds, managerId }, call.writes());
    const data = assignments.map(({ requestId: id, result }) => ({ id, result: assignmentNameOf(result) }));
    return { data };
  }),
  route(endpoints.listManagerLoads, async (call) => ({ data: await listLoads(call) })),
  route(endpoints.shareOutRequests, async (call) => ({ data: await shareOut(call, call.input.requests) })),
  route(endpoints.updateRequestStatus, async (call) => {
    const { request } = await makeTransition(call);
    if (setsPrice.includes(call.input.status)) await keepLanded(call, call.params.id);
    return { data: await presentRequest(request, call) };
  }),
  route(endpoints.listRequestStages, async (call) => ({
    data: (await findRequest(call, call.params.request)).stages.map(stageView),
  })),
  route(endpoints.listRequestChanges, async (call) => ({
    data: await requestAuditPage(call, call.params.request),
  })),
  route(endpoints.listRequestEvents, async (call) => ({
    data: (await findRequest(call, call.params.id)).history.map(statusEventView),
  })),
];
