import { type AnswerTo, endpoints } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { route } from '../http/route.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { requestAuditPage } from '../pages/request-audit.js';
import { makeMove } from '../pages/request-move.js';
import { stageView, statusEventView } from '../present/request.js';

const preview = async (ask: Ask, requestId: string): Promise<{ data: AnswerTo<'getCustomerRequest'> }> => ({
  data: presentRequest(await findRequest(ask, requestId), ask),
});

/** Published requests: reading and moving them. */
export const requestRoutes = [
  route(endpoints.getCustomerRequest, (ask) => preview(ask, ask.params.requestEntity)),
  route(endpoints.getBrokerRequest, (ask) => preview(ask, ask.params.requestEntity)),
  route(endpoints.updateRequestStatus, async (ask) => {
    const { request } = await makeMove(ask);
    return { data: presentRequest(request, ask) };
  }),
  route(endpoints.listRequestStages, async (ask) => ({
    data: (await findRequest(ask, ask.params.request)).stages.map(stageView),
  })),
  route(endpoints.listRequestChanges, async (ask) => ({ data: await requestAuditPage(ask, ask.params.request) })),
  route(endpoints.listRequestEvents, async (ask) => ({
    data: (await findRequest(ask, ask.params.id)).history.map(statusEventView),
  })),
];
