import { createHash } from 'node:crypto';
import type { InvitationState, OfferMerit, PaperKind } from '@setu/proto/words';
import type { LocalText } from '../../requests/domain/local-text.js';

/** An amount in both currencies with the exchange rate between them. Amounts are minor units as text. */
export interface DocumentAmount {
  what: 'customer' | 'offer' | 'contract' | 'advance' | 'balance';
  rupees: string | undefined;
  roubles: string | undefined;
  /** The upper end of a range in both currencies. */
  upTo?: { rupees: string | undefined; roubles: string | undefined };
  /** Roubles per rupee, the day of the rate, and its source. */
  rate: { value: string; date: string; source: string } | undefined;
  /** For an instalment: its share of the full price, in percent. */
  percent: number | undefined;
}

/** One row of a document's table of goods. */
export interface DocumentItem {
  name: LocalText;
  description: string;
  vendorCode: string;
  hsCode: string;
  count: string;
  unit: LocalText;
}

/** A company named in a document. */
export interface DocumentParty {
  name: string;
  inn: string;
}

/**
 * One offer in a comparison. Minor units and figures are text. `best` names the measures in which this offer is the
 * best.
 */
export interface DocumentOffer {
  supplier: string;
  /** The offer's state: its invitation's state, or expired. */
  state: InvitationState | 'expired';
  price: DocumentAmount;
  leadDays: number;
  minimumQuantum: number;
  incoTerms: string;
  incoPlace: string;
  /** Days, YYYY-MM-DD. */
  validUntil: string;
  changedOn: string;
  version: number;
  isPreferred: boolean;
  best: OfferMerit[];
}

/** The full content of a document, limited to what its company may know. The file contains nothing else. */
export interface DocumentContent {
  kind: PaperKind;
  number: string;
  /** The day of publication in Moscow time, YYYY-MM-DD. */
  date: string;
  customer: DocumentParty | undefined;
  contact: string;
  supplier: DocumentParty | undefined;
  broker: string;
  lines: DocumentItem[];
  incoTerms: string;
  incoPlace: LocalText;
  leadDays: number;
  warrantyMonths: number | undefined;
  /** In percent of the price. */
  advance: number | undefined;
  timeFrame: string;
  comment: string;
  amounts: DocumentAmount[];
  /** The number and the day of the contract's paper, either of which may be empty. Undefined if neither is known. */
  contract?: { number: string; date: string } | undefined;
  /** Only for a comparison of offers. */
  offers?: DocumentOffer[];
}

type Named = Record<'surname' | 'name' | 'patronymic', string>;

/** Returns a person's full name as documents show it. */
export const fullName = ({ surname, name, patronymic }: Named): string =>
  [surname, name, patronymic].filter(Boolean).join(' ');

/** Returns the contact as documents show it. Empty if there is no contact. */
export const contactLine = (contact: Named & Record<'phone' | 'email', string>): string =>
  [fullName(contact), contact.phone, contact.email].filter(Boolean).join(', ');

// Sorts the fields, because the database returns them in another order.
const inOrder = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Returns a hash of the content. It is equal for equal content in any field order. */
export const contentHash = (content: DocumentContent): string =>
  createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex');
