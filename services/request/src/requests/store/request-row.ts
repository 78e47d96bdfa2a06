import type { Money } from '@setu/kit/core';
import { toMinor, toText } from '../../store/minor-units.js';
import type { Status } from '../domain/lifecycle.js';
import { totalMinor } from '../domain/prices.js';
import type { Contact, Kind, RateCopy, Request } from '../domain/request.js';

/** A row of table request, as far as it is read. */
export interface RequestRow {
  id: string;
  kind: Kind;
  numeric_hash: string | null;
  status: Status;
  version: number;
  event_seq: number;
  created_at: Date;
  published_at: Date | null;
  status_at: Date;
  author_user_id: string;
  customer_company_id: string;
  broker_manager_id: string | null;
  supplier_company_id: string | null;
  sent_to_supplier_at: Date | null;
  is_created_by_broker: boolean;
  contact: Contact;
  sku_id: string | null;
  cart_line_id: string | null;
  name_en: string;
  name_ru: string;
  customer_price_minor: string | null;
  customer_price_currency: string | null;
  offer_price_minor: string | null;
  contract_price_minor: string | null;
  rate: StoredRate | null;
  reject_reason: Request['rejectReason'];
  reject_comment: string;
  draft_editor: string;
  draft_seq: string;
  draft_saved_at: Date | null;
}

/** A rate in jsonb: the amount as text, JSON has no 64-bit numbers. */
export type StoredRate = Omit<RateCopy, 'valueE4'> & { valueE4: string };

/** Takes a row, gives the request. */
export function requestOf(row: RequestRow): Request {
  return {
    id: row.id,
    kind: row.kind,
    numericHash: row.numeric_hash,
    status: row.status,
    version: row.version,
    eventSeq: row.event_seq,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    statusAt: row.status_at,
    authorUserId: row.author_user_id,
    customerCompanyId: row.customer_company_id,
    brokerManagerId: row.broker_manager_id,
    supplierCompanyId: row.supplier_company_id,
    sentToSupplierAt: row.sent_to_supplier_at,
    isCreatedByBroker: row.is_created_by_broker,
    contact: row.contact,
    skuId: row.sku_id,
    cartLineId: row.cart_line_id,
    name: { en: row.name_en, ru: row.name_ru },
    customerPrice: priceOf(row),
    offerPriceMinor: toMinor(row.offer_price_minor),
    contractPriceMinor: toMinor(row.contract_price_minor),
    rate: rateOf(row.rate),
    rejectReason: row.reject_reason,
    rejectComment: row.reject_comment,
    draftEditor: row.draft_editor,
    draftSeq: BigInt(row.draft_seq),
    draftSavedAt: row.draft_saved_at,
  };
}

/** Takes a request, gives the columns it is born with. */
export function lastingColumns(request: Request) {
  return {
    id: request.id,
    kind: request.kind,
    created_at: request.createdAt,
    author_user_id: request.authorUserId,
    customer_company_id: request.customerCompanyId,
    is_created_by_broker: request.isCreatedByBroker,
    contact: JSON.stringify(request.contact),
    sku_id: request.skuId,
    name_en: request.name.en,
    name_ru: request.name.ru,
  };
}

/** Takes a request, gives the columns that change over its life. */
export function changingColumns(request: Request) {
  return {
    numeric_hash: request.numericHash,
    status: request.status,
    version: request.version,
    event_seq: request.eventSeq,
    published_at: request.publishedAt,
    status_at: request.statusAt,
    broker_manager_id: request.brokerManagerId,
    supplier_company_id: request.supplierCompanyId,
    sent_to_supplier_at: request.sentToSupplierAt,
    cart_line_id: request.cartLineId,
    customer_price_minor: toText(request.customerPrice?.minor ?? null),
    customer_price_currency: request.customerPrice?.currency ?? null,
    offer_price_minor: toText(request.offerPriceMinor),
    contract_price_minor: toText(request.contractPriceMinor),
    total_minor: toText(totalMinor(request)),
    rate: request.rate === null ? null : JSON.stringify({ ...request.rate, valueE4: String(request.rate.valueE4) }),
    reject_reason: request.rejectReason,
    reject_comment: request.rejectComment,
    draft_editor: request.draftEditor,
    draft_seq: request.draftSeq.toString(),
    draft_saved_at: request.draftSavedAt,
  };
}

/** Takes a stored rate, gives it with its exact value. */
export function rateOf(stored: StoredRate | null): RateCopy | null {
  return stored === null ? null : { ...stored, valueE4: BigInt(stored.valueE4) };
}

function priceOf(row: RequestRow): Money | null {
  const amount = toMinor(row.customer_price_minor);
  return amount === null ? null : { minor: amount, currency: row.customer_price_currency ?? 'INR' };
}
