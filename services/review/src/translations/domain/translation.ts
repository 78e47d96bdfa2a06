import type { TextField, Texts } from './texts.js';

/** What is kept of a review's translation. */
export interface Translation {
  reviewId: string;
  russian: Texts;
  /** The English each was written beside; absent where it is not known. */
  english: Texts;
  /** Fields whose text is the provider's, untouched. */
  machineFields: TextField[];
  /** Where it was typed, and the number of the save there. */
  editor: string;
  seq: bigint;
  savedAt: Date;
}

/** A text in both languages as it was approved for a card. */
export interface ApprovedText {
  skuId: string;
  field: TextField;
  english: string;
  russian: string;
  approvedAt: Date;
}
