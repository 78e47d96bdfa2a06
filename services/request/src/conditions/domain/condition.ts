import type { LocalText } from '../../requests/domain/local-text.js';

/** A file attached to a request, as the media service describes it. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** A unit of measure, with its name at the time it was chosen. */
export interface Unit {
  id: string;
  name: LocalText;
}

/** One item described in text (RFD). */
export interface DescribedItem {
  name: string;
  description: string;
  area: string;
  customsCode: string;
  count: string;
  unit: Unit | undefined;
  /** The price per unit in roubles: raw input in a draft, a plain decimal once published. */
  price: string;
}

/**
 * The terms of a request from a description: every field except the described item. They hold raw input while the
 * request is a draft.
 */
export interface DescribedTerms {
  timeFrame: string;
  /** The total price in roubles. */
  total: string;
  comment: string;
  boughtBefore: string;
  boughtSupplier: string;
  boughtBrand: string;
  /** The code of the city to deliver to, as the catalogue lists it. Empty if none was chosen. */
  deliveryCity: string;
}

/** What a request asks for. Count and comment hold raw input while the request is a draft. */
export interface Condition extends DescribedTerms {
  id: string;
  requestId: string;
  count: string;
  files: AttachedFile[];
  items: DescribedItem[];
  /** RFC only: a snapshot of the card, stored and returned unchanged. */
  card: unknown;
  /** The colours of the card's pictures by picture id, as far as known. */
  pictureColors: Record<string, string> | undefined;
  priceMode: string;
  /** The price per unit in INR paise. Undefined when the price mode is `request`. */
  priceMinor: bigint | undefined;
}
