import { type AnswerTo, type Endpoints, endpoints, type InputOfEndpoint, rejectInput } from '@setu/contract';
import { forbidden, refused } from '@setu/kit/core';
import type { RequestView as WireRequest } from '@setu/proto/request/view';
import { wireRejectReason } from '@setu/proto/wire-words';
import type { Ask, AskOf } from '../http/ask.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { stageView, statusEventView } from '../present/request.js';
import { statusWordOf } from '../present/request-words.js';

type Moving = Endpoints['updateRequestStatus'];
type Move = InputOfEndpoint<Moving>;
type MoveAsk = AskOf<Moving>;
type Moved = Promise<{ request?: WireRequest | undefined }>;

const common = (ask: MoveAsk) => ({
  requestId: ask.params.id,
  version: ask.input.version ?? 0,
  idempotencyKey: ask.idempotencyKey,
});

const why = (ask: MoveAsk) => {
  const { reject_reason, reject_comment } = readInput(rejectInput, ask.input);
  return { reason: wireRejectReason(reject_reason), comment: reject_comment };
};

/** A status that no move leads to yet, or ever: refused with the state the request is in. */
const notOffered = async (ask: MoveAsk): Moved => {
  const request = await findRequest(ask, ask.params.id);
  const mayMove = ['manage', 'cancel', 'reject'].some((name) => request.permissions.includes(name));
  if (!mayMove) throw forbidden();
  throw refused('conflict', { current_status: statusWordOf(request.status), current_version: String(request.version) });
};

/** The party named in a rejection must be the caller's own. */
const ownParty = (type: string, move: (ask: MoveAsk) => Moved) => (ask: MoveAsk) =>
  ask.actor.companyType === type ? move(ask) : notOffered(ask);

const reject = (ask: MoveAsk): Moved =>
  ask.deps.services.request.rejectRequest({ ...common(ask), ...why(ask) }, ask.writes());

const moves: Record<Move['status'], (ask: MoveAsk) => Moved> = {
  draft: notOffered,
  new: notOffered,
  in_work: (ask) => ask.deps.services.request.takeIntoWork(common(ask), ask.writes()),
  send_to_supplier: (ask) => ask.deps.services.request.sendToSupplier(common(ask), ask.writes()),
  offer_received: notOffered,
  supplier_selected: notOffered,
  contracted: notOffered,
  partially_paid: notOffered,
  completed: notOffered,
  rejected_by_customer: ownParty('customer', (ask) =>
    ask.deps.services.request.cancelRequest({ ...common(ask), ...why(ask) }, ask.writes()),
  ),
  rejected_by_supplier: ownParty('supplier', reject),
  rejected_by_broker: ownParty('broker', reject),
};

const preview = async (ask: Ask, requestId: string): Promise<{ data: AnswerTo<'getCustomerRequest'> }> => ({
  data: presentRequest(await findRequest(ask, requestId), ask),
});

/** Published requests: reading and moving them. */
export const requestRoutes = [
  route(endpoints.getCustomerRequest, (ask) => preview(ask, ask.params.requestEntity)),
  route(endpoints.getBrokerRequest, (ask) => preview(ask, ask.params.requestEntity)),
  route(endpoints.updateRequestStatus, async (ask) => {
    const { request } = await moves[ask.input.status](ask);
    return { data: presentRequest(request, ask) };
  }),
  route(endpoints.listRequestStages, async (ask) => ({
    data: (await findRequest(ask, ask.params.request)).stages.map(stageView),
  })),
  route(endpoints.listRequestEvents, async (ask) => ({
    data: (await findRequest(ask, ask.params.id)).history.map(statusEventView),
  })),
];
