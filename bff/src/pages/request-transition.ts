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
  documents: MoveFiles | undefined;
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

const common = (call: TransitionContext) => ({
  requestId: call.params.id,
  version: call.input.version ?? 0,
  idempotencyKey: call.idempotencyKey,
  ...paymentOf(call.input.payment),
  files: call.documents,
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
const priced = async (call: TransitionContext, price: Move['offer_price']) => {
  const rate = await call.deps.rates.get(call.reads());
  return { ...moneyOf(price), ...(rate?.valid && { rate }) };
};

const chosen = ({ input }: TransitionContext) => ({ supplierCompanyId: input.supplier_id ?? '' });

/** Rejects a status that no transition leads to. The error contains the request's current status. */
const notOffered = async (call: TransitionContext): Moved => {
  const request = await findRequest(call, call.params.id);
  const mayMove = ['manage', 'cancel', 'reject'].some((name) => request.permissions.includes(name));
  if (!mayMove) throw forbidden();
  throw refused('conflict', { current_status: statusNameOf(request.status), current_version: String(request.version) });
};

/** Rejects a status that belongs to another party than the caller's. */
const ownParty = (type: string, move: (call: TransitionContext) => Moved) => (call: TransitionContext) =>
  call.actor.companyType === type ? move(call) : notOffered(call);

const reject = (call: TransitionContext): Moved =>
  call.deps.services.request.rejectRequest({ ...common(call), ...why(call) }, call.writes());

const moves: Record<Move['status'], (call: TransitionContext) => Moved> = {
  draft: notOffered,
  new: notOffered,
  in_work: (call) => call.deps.services.request.takeIntoWork(common(call), call.writes()),
  send_to_supplier: (call) => call.deps.services.request.sendToSupplier(common(call), call.writes()),
  offer_received: async (call) => {
    const offer = await priced(call, call.input.offer_price);
    const { offer: shownOffer } = call.input;
    const from = shownOffer && { offer: { offerId: shownOffer.id, version: shownOffer.version } };
    return call.deps.services.request.recordOffer({ ...common(call), ...offer, ...from }, call.writes());
  },
  supplier_selected: (call) =>
    call.deps.services.request.selectSupplier({ ...common(call), ...chosen(call) }, call.writes()),
  contracted: async (call) => {
    const contract = await priced(call, call.input.contract_price);
    const { contract_number: contractNumber = '', contract_date: contractDate = '' } = call.input;
    const paper = { contractNumber, contractDate };
    return call.deps.services.request.signContract(
      { ...common(call), ...contract, ...chosen(call), ...paper },
      call.writes(),
    );
  },
  partially_paid: (call) => call.deps.services.request.recordPayment(common(call), call.writes()),
  completed: (call) => call.deps.services.request.completeRequest(common(call), call.writes()),
  rejected_by_customer: ownParty('customer', (call) =>
    call.deps.services.request.cancelRequest({ ...common(call), ...why(call) }, call.writes()),
  ),
  rejected_by_supplier: ownParty('supplier', reject),
  rejected_by_broker: ownParty('broker', reject),
};

/** Leases the documents of a transition. The transition gets its id here, because it is not stored yet. */
const leaseDocuments = async (call: CallContextOf<TransitionEndpoint>): Promise<MoveFiles | undefined> => {
  const ids = call.input.files;
  if (ids.length === 0) return undefined;
  const moveId = systemIds.id();
  return { moveId, files: await filesOf(call, { kind: TargetKind.MOVE, targetId: moveId, ids, known: [] }) };
};

/** Makes the transition to the requested status. The owning service decides whether it is allowed. */
export const makeTransition = async (call: CallContextOf<TransitionEndpoint>): Moved =>
  moves[call.input.status]({ ...call, documents: await leaseDocuments(call) });
