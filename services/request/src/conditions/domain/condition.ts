import type { LocalText } from '../../requests/domain/local-text.js';

/** A file attached to a request, as the media service names it. */
export interface AttachedFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** A unit of measure, named as it was when it was chosen. */
export interface Unit {
  id: string;
  name: LocalText;
}

/** One thing looked for in words (RFD). */
export interface DescribedItem {
  name: string;
  description: string;
  area: string;
  customsCode: string;
  count: string;
  unit: Unit | undefined;
  /** Roubles for one: as typed in a draft, a plain decimal once published. */
  price: string;
}

/** What a request from a description says beside its item; as typed while it is a draft. */
export interface DescribedTerms {
  timeFrame: string;
  /** Roubles for the whole of it. */
  total: string;
  comment: string;
  boughtBefore: string;
  boughtSupplier: string;
  boughtBrand: string;
}

/** What a request asks for: count and comment as typed while it is a draft. */
export interface Condition extends DescribedTerms {
  id: string;
  requestId: string;
  count: string;
  files: AttachedFile[];
  items: DescribedItem[];
  /** RFC only: the card as it was, kept and given back untouched. */
  card: unknown;
  /** Of the card's pictures, by their ids, as far as known. */
  pictureColors: Record<string, string> | undefined;
  priceMode: string;
  /** INR paise per unit; undefined with price mode request. */
  priceMinor: bigint | undefined;
}
