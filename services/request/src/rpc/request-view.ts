import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request';
import { cardOf } from '../card-snapshot.js';
import type { Request } from '../domain/request.js';
import { mayKnowCustomer, nextStatusFor, permissionsOf } from '../domain/rights.js';
import { stages } from '../domain/stages.js';
import type { Stores } from '../store/index.js';
import { type Gathered, gather } from './gather-view.js';
import { companyRef, kindToWire, moment, personRef, rupees } from './wire.js';

/** Takes a request the actor may see, gives its page. */
export async function viewRequest(stores: Stores, actor: Actor, request: Request): Promise<wire.RequestView> {
  return present(actor, await gather(stores, request));
}

function present(actor: Actor, gathered: Gathered): wire.RequestView {
  const { request, history, people, companies, twin } = gathered;
  const knowsCustomer = mayKnowCustomer(actor, request);
  return {
    id: request.id,
    kind: kindToWire[request.kind],
    numericHash: request.numericHash ?? '',
    status: request.status,
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
    rejectReason: request.rejectReason,
    rejectComment: request.rejectComment,
    stages: stages(request.status, history).map((stage) => ({
      status: stage.status,
      date: moment(stage.date),
      phase: stage.phase,
      next: stage.next ?? '',
    })),
    history: history.map((event) => ({
      status: event.status,
      at: moment(event.at),
      by: personRef(event.byUserId, people),
      acting: personRef(event.actingUserId, people),
      reason: event.reason,
      comment: event.comment,
    })),
    permissions: permissionsOf(actor, request),
    nextStatus: nextStatusFor(actor, request) ?? '',
    openTwinId: twin?.id ?? '',
    openTwinNumber: twin?.numericHash ?? '',
    draftEditor: request.draftEditor,
    draftSeq: request.draftSeq,
    draftSavedAt: moment(request.draftSavedAt),
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
