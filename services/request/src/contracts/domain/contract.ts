import type { ExchangeRate } from '../../requests/domain/amount.js';

/** The terms a request was contracted on. */
export interface Contract {
  requestId: string;
  /** The total price in INR paise. */
  priceMinor: bigint;
  /** The exchange rate of the day the price was entered. */
  rate: ExchangeRate | undefined;
  at: Date;
}
