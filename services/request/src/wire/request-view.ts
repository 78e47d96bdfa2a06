import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { RejectReason, RequestStatus } from '@setu/proto/request/words';
import { wireRejectReason, wireRequestKind, wireRequestStatus, wireStagePhase } from '@setu/proto/wire-words';
import type { RejectReason as Reason } from '@setu/proto/words';
import type { Status } from '../requests/domain/lifecycle.js';
import type { Request } from '../requests/domain/request.js';
import { mayKnowCustomer, nextStatusFor, permissionsOf } from '../requests/domain/rights.js';
import { stages } from '../requests/domain/stages.js';
import type { Stores } from '../store/index.js';
import { cardOf } from './card-snapshot.js';
import { type Gathered, gather } from './gather-view.js';
import { companyRef, moment, personRef, rupees } from './refs.js';

/** Takes a request the actor may see, gives its page. */
export async function viewRequest(stores: Stores, actor: Actor, request: Request): Promise<wire.RequestView> {
  return present(actor, await gather(stores, request));
}

function present(actor: Actor, gathered: Gathered): wire.RequestView {
  const { request, history, people, companies } = gathered;
  const knowsCustomer = mayKnowCustomer(actor, request);
  return {
    id: request.id,
    kind: wireRequestKind(request.kind),
    numericHash: request.numericHash ?? '',
    status: wireRequestStatus(request.status),
    version: request.version,
    createdAt: moment(request.createdAt),
    publishedAt: moment(request.publishedAt),
    author: personRef(request.authorUserId, people),
    brokerManager: personRef(request.brokerManagerId, people),
    customer: companyRef(request.customerCompanyId, companies, knowsCustomer),
    supplier: companyRef(request.supplierCompanyId, companies, false),
    contact: knowsCustomer ? request.contact : undefined,
    condition: presentCondition(gathered),
    customerPrice: request.customerPrice ?? undefined,
    offerPrice: rupees(request.offerPriceMinor),
    contractPrice: rupees(request.contractPriceMinor),
    rate: request.rate ?? undefined,
    isCreatedByBroker: request.isCreatedByBroker,
    rejectReason: reason(request.rejectReason),
    rejectComment: request.rejectComment,
    stages: stages(request.status, history).map((stage) => ({
      status: wireRequestStatus(stage.status),
      date: moment(stage.date),
      phase: wireStagePhase(stage.phase),
      next: status(stage.next),
    })),
    history: history.map((event) => ({
      status: wireRequestStatus(event.status),
      at: moment(event.at),
      by: personRef(event.byUserId, people),
      acting: personRef(event.actingUserId, people),
      reason: reason(event.reason),
      comment: event.comment,
    })),
    permissions: permissionsOf(actor, request),
    nextStatus: status(nextStatusFor(actor, request)),
    draft: request.status === 'draft' ? presentDraft(gathered) : undefined,
  };
}

function presentCondition({ condition, cardWithdrawn }: Gathered): wire.Condition {
  return {
    id: condition.id,
    count: condition.count,
    comment: condition.comment,
    files: condition.files,
    card: condition.card === null ? undefined : cardOf(condition.card),
    cardWithdrawn,
    items: condition.items,
    timeFrame: condition.timeFrame,
  };
}

const presentDraft = ({ request, twin }: Gathered): wire.DraftState => ({
  editor: request.draftEditor,
  seq: request.draftSeq,
  savedAt: moment(request.draftSavedAt),
  openTwinId: twin?.id ?? '',
  openTwinNumber: twin?.numericHash ?? '',
});

const status = (word: Status | null): RequestStatus =>
  word === null ? RequestStatus.UNSPECIFIED : wireRequestStatus(word);
const reason = (word: Reason | ''): RejectReason => (word === '' ? RejectReason.UNSPECIFIED : wireRejectReason(word));
