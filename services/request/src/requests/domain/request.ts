import type { Money } from '@setu/kit/core';
import type { RejectReason, RequestKind } from '@setu/proto/words';
import type { Status } from './lifecycle.js';

export type Kind = RequestKind;

/** A text in both languages; an empty string means it is missing in that one. */
export interface LocalText {
  en: string;
  ru: string;
}

/** Who to call about a request. */
export interface Contact {
  name: string;
  surname: string;
  patronymic: string;
  phone: string;
  email: string;
}

/** A day's rate as copied into a request: `valueE4` / 10 000 roubles for `nominal` units of `currency`. */
export interface RateCopy {
  currency: string;
  date: string;
  valueE4: bigint;
  nominal: number;
  source: string;
  stale: boolean;
  valid: boolean;
}

/** A request without what it asks for. Prices of offer and contract are INR paise for the whole of it. */
export interface Request {
  id: string;
  kind: Kind;
  /** Null until it is published. */
  numericHash: string | null;
  status: Status;
  version: number;
  /** How many status events it has; the last one's number. */
  eventSeq: number;
  createdAt: Date;
  publishedAt: Date | null;
  statusAt: Date;
  authorUserId: string;
  customerCompanyId: string;
  brokerManagerId: string | null;
  supplierCompanyId: string | null;
  /** Set when it entered send_to_supplier: from then on the supplier sees it. */
  sentToSupplierAt: Date | null;
  isCreatedByBroker: boolean;
  contact: Contact;
  /** RFC: the card asked for. */
  skuId: string | null;
  /** The cart line it was made from, while there is one. */
  cartLineId: string | null;
  name: LocalText;
  customerPrice: Money | null;
  offerPriceMinor: bigint | null;
  contractPriceMinor: bigint | null;
  rate: RateCopy | null;
  rejectReason: RejectReason | '';
  rejectComment: string;
  draftEditor: string;
  draftSeq: bigint;
  draftSavedAt: Date | null;
}

/** A file attached to a request, as the media service names it. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** A card as it was at one moment. `content` is the whole card as the contract writes it, kept and given back untouched. */
export interface CardSnapshot {
  skuId: string;
  version: number;
  name: LocalText;
  vendorCode: string;
  unit: LocalText;
  pictureId: string;
  priceMode: string;
  /** INR paise per unit; null with price mode request. */
  priceMinor: bigint | null;
  supplierCompanyId: string;
  published: boolean;
  content: unknown;
}

/** One thing looked for in words (RFD). */
export interface DescribedItem {
  name: string;
  description: string;
  area: string;
  customsCode: string;
  count: string;
}

/** What a request asks for: counts and comment as typed while it is a draft. */
export interface Condition {
  id: string;
  requestId: string;
  count: string;
  comment: string;
  timeFrame: string;
  files: AttachedFile[];
  items: DescribedItem[];
  /** RFC only. */
  card: unknown;
  priceMode: string;
  /** INR paise per unit. */
  priceMinor: bigint | null;
}

/** A status a request entered, by whom and why. */
export interface StatusEvent {
  seq: number;
  status: Status;
  at: Date;
  byUserId: string;
  actingUserId: string | null;
  reason: RejectReason | '';
  comment: string;
}
