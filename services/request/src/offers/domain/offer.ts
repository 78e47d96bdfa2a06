import type { RateCopy } from '../../requests/domain/amount.js';

/** What a request is offered for. */
export interface Offer {
  requestId: string;
  /** INR paise for the whole of it. */
  priceMinor: bigint;
  /** Of the day it was entered. */
  rate: RateCopy | undefined;
  at: Date;
}
