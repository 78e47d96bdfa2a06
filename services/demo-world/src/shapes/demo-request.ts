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
  /** The one who stood in for `byUserId`; null when nobody did. */
  actingUserId: string | null;
  reason: DemoRejectReason | '';
  comment: string;
  /** INR paise said with it: the advance agreed, or what came; null where nothing was said of money. */
  paymentMinor: bigint | null;
}

/** What a request from a description looks for. */
export interface DemoDescribedItem {
  id: string;
  name: string;
  description: string;
  area: string;
  /** 4–10 digits. */
  customsCode: string;
  count: number;
  unitId: string;
  /** For one. */
  priceKopecks: bigint;
}

export interface DemoRequest {
  id: string;
  kind: 'rfc' | 'rfd';
  /** 8 digits, unique, in no guessable order. */
  numericHash: string;
  status: DemoRequestStatus;
  createdAt: string;
  /** Null for a draft. */
  publishedAt: string | null;
  authorUserId: string;
  customerCompanyId: string;
  /** Null while none is known; for an RFC the card's company. */
  supplierCompanyId: string | null;
  brokerManagerId: string | null;
  isCreatedByBroker: boolean;
  contact: { name: string; surname: string; patronymic: string; phone: string; email: string };
  conditionId: string;
  /** RFC: the card's id; null for an RFD. */
  cardId: string | null;
  /** A draft may have none yet. */
  count: number | null;
  comment: string;
  fileIds: string[];
  items: DemoDescribedItem[];
  timeFrame: string;
  /** What it is about, for lists and notices. */
  name: LocalText;
  /** Paise (INR) or kopecks (RUB); the price per unit of an RFC, the total of an RFD. */
  customerPrice: { minor: bigint; currency: 'INR' | 'RUB' } | null;
  /** INR paise, the whole sum. */
  offerPriceMinor: bigint | null;
  contractPriceMinor: bigint | null;
  rejectReason: DemoRejectReason | '';
  rejectComment: string;
  /** Oldest first; the first is the draft. */
  events: DemoStatusEvent[];
}

export interface DemoCartLine {
  id: string;
  userId: string;
  cardId: string;
  count: number;
  /** INR paise per unit when it was added; null with price mode request. */
  addedPriceMinor: bigint | null;
  addedAt: string;
}
