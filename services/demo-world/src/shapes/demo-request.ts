import type { LocalText } from '../local-text.js';

export type DemoRequestStatus =
  | 'draft'
  | 'new'
  | 'in_work'
  | 'send_to_supplier'
  | 'offer_received'
  | 'supplier_selected'
  | 'contracted'
  | 'partially_paid'
  | 'completed'
  | 'rejected_by_customer'
  | 'rejected_by_supplier'
  | 'rejected_by_broker';

export type DemoRejectReason =
  | 'supplier_not_found'
  | 'need_changed'
  | 'bad_price'
  | 'bad_offer'
  | 'bad_delivery'
  | 'other';

export interface DemoStatusEvent {
  id: string;
  status: DemoRequestStatus;
  at: string;
  byUserId: string;
  /** The user who acted as a substitute for `byUserId`, or null. */
  actingUserId: string | null;
  reason: DemoRejectReason | '';
  comment: string;
  /**
   * The amount in INR paise reported with the transition: the agreed advance or the payment received. Null without an
   * amount.
   */
  paymentMinor: bigint | null;
}

/** An item that a request from a description asks for. */
export interface DemoDescribedItem {
  id: string;
  name: string;
  description: string;
  area: string;
  /** 4–10 digits. */
  customsCode: string;
  count: number;
  unitId: string;
  /** The price of one unit. */
  priceKopecks: bigint;
}

export interface DemoRequest {
  id: string;
  kind: 'rfc' | 'rfd';
  /** 8 unique digits in an unguessable order. */
  numericHash: string;
  status: DemoRequestStatus;
  createdAt: string;
  /** Null for a draft. */
  publishedAt: string | null;
  authorUserId: string;
  customerCompanyId: string;
  /** Null until the supplier is known. For an RFC, the company of the card. */
  supplierCompanyId: string | null;
  brokerManagerId: string | null;
  isCreatedByBroker: boolean;
  contact: { name: string; surname: string; patronymic: string; phone: string; email: string };
  conditionId: string;
  /** The id of the card of an RFC, or null for an RFD. */
  cardId: string | null;
  /** A draft may have no quantity yet. */
  count: number | null;
  comment: string;
  fileIds: string[];
  items: DemoDescribedItem[];
  timeFrame: string;
  /** The subject of the request, for lists and notifications. */
  name: LocalText;
  /** In paise (INR) or kopecks (RUB). For an RFC the price per unit, for an RFD the total. */
  customerPrice: { minor: bigint; currency: 'INR' | 'RUB' } | null;
  /** The total in INR paise. */
  offerPriceMinor: bigint | null;
  contractPriceMinor: bigint | null;
  rejectReason: DemoRejectReason | '';
  rejectComment: string;
  /** Oldest first. The first is the draft. */
  events: DemoStatusEvent[];
}

export interface DemoCartLine {
  id: string;
  userId: string;
  cardId: string;
  count: number;
  /** INR paise per unit when the item was added, or null with price mode `request`. */
  addedPriceMinor: bigint | null;
  addedAt: string;
}
