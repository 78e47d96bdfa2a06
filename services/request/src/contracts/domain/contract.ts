import type { RateCopy } from '../../requests/domain/amount.js';

/** What a request was contracted for. */
export interface Contract {
  requestId: string;
  /** INR paise for the whole of it. */
  priceMinor: bigint;
  /** Of the day it was entered. */
  rate: RateCopy | undefined;
  at: Date;
}
