import type { IncoTerm } from '@setu/proto/words';
import type { ExchangeRate } from '../../requests/domain/amount.js';

/** The terms that come with the price of a supplier's offer. */
export interface PriceTerms {
  leadDays: number;
  incoTerm?: IncoTerm | undefined;
  incoPlace: string;
  /** The last day of validity, YYYY-MM-DD. */
  validUntil: string;
}

/** The offer that a request received. */
export interface Offer {
  requestId: string;
  /** The total price in INR paise. */
  priceMinor: bigint;
  /** The exchange rate of the day the price was entered. */
  rate: ExchangeRate | undefined;
  at: Date;
  /** The terms of the supplier's offer that the price was taken from. Undefined if it was entered without an offer. */
  terms?: PriceTerms | undefined;
}

/** The terms whose named place is where the goods go, and not where they are loaded. */
const withDestination: readonly IncoTerm[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];

/** Returns the named place if it is the destination. A place of loading may reveal the supplier to the customer. */
export const destinationOf = ({ incoTerm, incoPlace }: Pick<PriceTerms, 'incoTerm' | 'incoPlace'>): string =>
  incoTerm !== undefined && withDestination.includes(incoTerm) ? incoPlace : '';
