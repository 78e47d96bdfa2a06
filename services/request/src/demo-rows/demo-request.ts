import { type DemoRequest, userById } from '@setu/demo-world';
import { inr, type Money, timesMoney } from '@setu/kit/core';
import type { RateCopy, Request } from '../requests/domain/request.js';

/** Takes a request of the demo world and the rates by day, gives it as the service keeps it. */
export function requestOfDemo(demo: DemoRequest, rates: ReadonlyMap<string, RateCopy>): Request {
  const at = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const sent = demo.events.find(({ status }) => status === 'send_to_supplier');
  const last = demo.events.at(-1);
  const isDraft = demo.status === 'draft';
  return {
    id: demo.id,
    kind: demo.kind,
    numericHash: isDraft ? null : demo.numericHash,
    status: demo.status,
    version: demo.events.length,
    eventSeq: demo.events.length,
    createdAt: new Date(demo.createdAt),
    publishedAt: isDraft ? null : at(demo.publishedAt),
    statusAt: new Date(last?.at ?? demo.createdAt),
    authorUserId: demo.authorUserId,
    customerCompanyId: demo.customerCompanyId,
    brokerManagerId: demo.brokerManagerId,
    supplierCompanyId: demo.supplierCompanyId,
    sentToSupplierAt: at(sent?.at ?? null),
    isCreatedByBroker: demo.isCreatedByBroker,
    contact: demo.contact,
    skuId: demo.cardId,
    cartLineId: null,
    name: demo.name,
    customerPrice: customerPriceOf(demo),
    offerPriceMinor: demo.offerPriceMinor,
    contractPriceMinor: demo.contractPriceMinor,
    rate: rates.get(demo.publishedAt?.slice(0, 10) ?? '') ?? null,
    rejectReason: demo.rejectReason,
    rejectComment: demo.rejectComment,
    draftEditor: '',
    draftSeq: 0n,
    draftSavedAt: isDraft ? new Date(demo.createdAt) : null,
  };
}

/** The name a request's manager is sorted by. */
export function managerName(managerId: string | null): string {
  if (managerId === null) return '';
  const { surname, name } = userById(managerId);
  return `${surname} ${name}`;
}

/** An RFC of the demo world has a price per unit, an RFD the total; a draft from the catalogue has none yet. */
function customerPriceOf(demo: DemoRequest): Money | null {
  const { customerPrice: price, count, status } = demo;
  if (price === null || (demo.kind === 'rfc' && status === 'draft')) return null;
  if (demo.kind === 'rfd') return price;
  return count === null ? null : timesMoney(inr(price.minor), count);
}
