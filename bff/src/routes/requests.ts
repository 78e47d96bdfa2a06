import {
  statusEventView as eventSchema,
  rejectInput,
  requestPageView,
  stageView as stageSchema,
  updateStatusInput,
} from '@setu/contract';
import { forbidden, refused } from '@setu/kit/core';
import type { RequestView as WireRequest } from '@setu/proto/request/view';
import { wireRejectReason } from '@setu/proto/wire-words';
import { z } from 'zod';
import type { Ask } from '../http/ask.js';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { findRequest, presentRequest } from '../pages/request.js';
import { stageView, statusEventView } from '../present/request.js';
import { statusWordOf } from '../present/request-words.js';

type Move = z.output<typeof updateStatusInput>;
type MoveAsk = Ask<Move>;
type Moved = Promise<{ request?: WireRequest | undefined }>;

const common = (ask: MoveAsk) => ({
  requestId: ask.params.id ?? '',
  version: ask.input.version ?? 0,
  idempotencyKey: ask.idempotencyKey,
});

const why = (ask: MoveAsk) => {
  const { reject_reason, reject_comment } = readInput(rejectInput, ask.input);
  return { reason: wireRejectReason(reject_reason), comment: reject_comment };
};

/** A status that no move leads to yet, or ever: refused with the state the request is in. */
const notOffered = async (ask: MoveAsk): Moved => {
  const request = await findRequest(ask, ask.params.id ?? '');
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

const preview = async (ask: Ask<unknown>) => ({
  data: presentRequest(await findRequest(ask, ask.params.requestEntity ?? ''), ask),
});

/** Published requests: reading and moving them. */
export const requestRoutes = [
  route(
    'get',
    '/request/customer/preview/:requestEntity',
    {
      kind: 'S',
      who: 'user',
      ids: ['requestEntity'],
      summary: 'A request, for its own people',
      answer: requestPageView,
    },
    preview,
  ),
  route(
    'get',
    '/broker/preview/:requestEntity',
    { kind: 'S', who: 'manager', ids: ['requestEntity'], summary: 'A request, for managers', answer: requestPageView },
    preview,
  ),
  route(
    'post',
    '/request/update-status/:id',
    {
      kind: 'A',
      who: 'user',
      ids: ['id'],
      input: updateStatusInput,
      summary: 'Moves a request, rejects or cancels it',
      answer: requestPageView,
    },
    async (ask) => {
      const { request } = await moves[ask.input.status](ask);
      return { data: presentRequest(request, ask) };
    },
  ),
  route(
    'get',
    '/request/api/statuses-events/:request',
    { kind: 'A', who: 'user', ids: ['request'], summary: 'The stages of a request', answer: z.array(stageSchema) },
    async (ask) => ({ data: (await findRequest(ask, ask.params.request ?? '')).stages.map(stageView) }),
  ),
  route(
    'get',
    '/request/status-history/:id',
    { kind: 'A', who: 'user', ids: ['id'], summary: 'Who moved a request, and when', answer: z.array(eventSchema) },
    async (ask) => ({ data: (await findRequest(ask, ask.params.id ?? '')).history.map(statusEventView) }),
  ),
];
