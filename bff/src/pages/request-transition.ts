import { type Endpoints, type InputOfEndpoint, type RejectReason, rejectReasons } from '@setu/contract';
import { forbidden, refused, systemIds } from '@setu/kit/core';
import type { Money } from '@setu/proto/common';
import { TargetKind } from '@setu/proto/media/files';
import type { MoveFiles } from '@setu/proto/request/move_files';
import type { Payment } from '@setu/proto/request/payment';
import type { RequestView as WireRequest } from '@setu/proto/request/view';
import { RejectReason as WireReason } from '@setu/proto/request/words';
import { wireRejectReason } from '@setu/proto/wire-words';
import type { CallContextOf } from '../http/call-context.js';
import { minorAsTyped } from '../present/money.js';
import { statusNameOf } from '../present/request-names.js';
import { findRequest } from './request.js';
import { filesOf } from './request-files.js';

type TransitionEndpoint = Endpoints['updateRequestStatus'];
type Move = InputOfEndpoint<TransitionEndpoint>;

interface TransitionContext extends CallContextOf<TransitionEndpoint> {
  papers: MoveFiles | undefined;
}

type Moved = Promise<{ request?: WireRequest | undefined }>;

const paymentOf = (payment: Move['payment']): { payment?: Payment } =>
  payment
    ? {
        payment: {
          amount: { minor: minorAsTyped(payment.amount), currency: payment.currency },
          dueOn: payment.due ?? '',
        },
      }
    : {};

const common = (ask: TransitionContext) => ({
  requestId: ask.params.id,
  version: ask.input.version ?? 0,
  idempotencyKey: ask.idempotencyKey,
  ...paymentOf(ask.input.payment),
  files: ask.papers,
});

const isReason = (text: string | undefined): text is RejectReason => rejectReasons.some((reason) => reason === text);

/** The reason is not validated here: the owning service checks it after the permission. */
const why = ({ input: { reject_reason: reason, reject_comment: comment = '' } }: TransitionContext) => ({
  reason: isReason(reason) ? wireRejectReason(reason) : WireReason.UNSPECIFIED,
  comment,
});

const moneyOf = (price: Move['offer_price']): { price?: Money } =>
  price ? { price: { minor: minorAsTyped(price.value), currency: price.currency } } : {};

/** Returns a price with the current day's rate, which is stored with it. */
const priced = async (ask: TransitionContext, price: Move['offer_price']) => {
  const rate = await ask.deps.rates.get(ask.reads());
  return { ...moneyOf(price), ...(rate?.valid && { rate }) };
};

const chosen = ({ input }: TransitionContext) => ({ supplierCompanyId: input.supplier_id ?? '' });

/** Rejects a status that no transition leads to. The error contains the request's current status. */
const notOffered = async (ask: TransitionContext): Moved => {
  const request = await findRequest(ask, ask.params.id);
  const mayMove = ['manage', 'cancel', 'reject'].some((name) => request.permissions.includes(name));
  if (!mayMove) throw forbidden();
  throw refused('conflict', { current_status: statusNameOf(request.status), current_version: String(request.version) });
};

/** Rejects a status that belongs to another party than the caller's. */
const ownParty = (type: string, move: (ask: TransitionContext) => Moved) => (ask: TransitionContext) =>
  ask.actor.companyType === type ? move(ask) : notOffered(ask);

const reject = (ask: TransitionContext): Moved =>
  ask.deps.services.request.rejectRequest({ ...common(ask), ...why(ask) }, ask.writes());

const moves: Record<Move['status'], (ask: TransitionContext) => Moved> = {
  draft: notOffered,
  new: notOffered,
  in_work: (ask) => ask.deps.services.request.takeIntoWork(common(ask), ask.writes()),
  send_to_supplier: (ask) => ask.deps.services.request.sendToSupplier(common(ask), ask.writes()),
  offer_received: async (ask) => {
    const offer = await priced(ask, ask.input.offer_price);
    const { offer: seen } = ask.input;
    const from = seen && { offer: { offerId: seen.id, version: seen.version } };
    return ask.deps.services.request.recordOffer({ ...common(ask), ...offer, ...from }, ask.writes());
  },
  supplier_selected: (ask) =>
    ask.deps.services.request.selectSupplier({ ...common(ask), ...chosen(ask) }, ask.writes()),
  contracted: async (ask) => {
    const contract = await priced(ask, ask.input.contract_price);
    return ask.deps.services.request.signContract({ ...common(ask), ...contract, ...chosen(ask) }, ask.writes());
  },
  partially_paid: (ask) => ask.deps.services.request.recordPayment(common(ask), ask.writes()),
  completed: (ask) => ask.deps.services.request.completeRequest(common(ask), ask.writes()),
  rejected_by_customer: ownParty('customer', (ask) =>
    ask.deps.services.request.cancelRequest({ ...common(ask), ...why(ask) }, ask.writes()),
  ),
  rejected_by_supplier: ownParty('supplier', reject),
  rejected_by_broker: ownParty('broker', reject),
};

/** Leases the documents of a transition. The transition gets its id here, because it is not stored yet. */
const leaseDocuments = async (ask: CallContextOf<TransitionEndpoint>): Promise<MoveFiles | undefined> => {
  const ids = ask.input.files;
  if (ids.length === 0) return undefined;
  const moveId = systemIds.id();
  return { moveId, files: await filesOf(ask, { kind: TargetKind.MOVE, targetId: moveId, ids, known: [] }) };
};

/** Makes the transition to the requested status. The owning service decides whether it is allowed. */
export const makeTransition = async (ask: CallContextOf<TransitionEndpoint>): Moved =>
  moves[ask.input.status]({ ...ask, papers: await leaseDocuments(ask) });
