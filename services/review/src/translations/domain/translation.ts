import type { TextField, Texts } from './texts.js';

/** The stored translation of a review. */
export interface Translation {
  reviewId: string;
  russian: Texts;
  /** The English that each text was translated from. A text whose source is unknown is left out. */
  english: Texts;
  /** The fields whose text is an unedited machine translation. */
  machineFields: TextField[];
  /** The form in which the translation was typed, and the number of the save in this form. */
  editor: string;
  seq: bigint;
  savedAt: Date;
}

/** A text in both languages, as it was approved for a card. */
export interface ApprovedText {
  skuId: string;
  field: TextField;
  english: string;
  russian: string;
  approvedAt: Date;
}
