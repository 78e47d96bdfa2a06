import type { ExchangeRate } from '../../requests/domain/amount.js';

/** The offer that a request received. */
export interface Offer {
  requestId: string;
  /** The total price in INR paise. */
  priceMinor: bigint;
  /** The exchange rate of the day the price was entered. */
  rate: ExchangeRate | undefined;
  at: Date;
}
