import type { ExchangeRate } from '../../requests/domain/amount.js';

/** The terms a request was contracted on. */
export interface Contract {
  requestId: string;
  /** The total price in INR paise. */
  priceMinor: bigint;
  /** The exchange rate of the day the price was entered. */
  rate: ExchangeRate | undefined;
  at: Date;
  /** The number on the paper. Empty if none was entered. */
  number: string;
  /** The day on the paper, YYYY-MM-DD. Undefined for contracts from before it was stored. */
  signedOn: string | undefined;
}

/** The character limit of a contract's number. */
export const contractNumberMax = 100;
