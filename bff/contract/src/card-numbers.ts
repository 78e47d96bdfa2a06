import { constants } from './constants.js';
import { decimalText, optionalDecimalText } from './number-inputs.js';

interface Bounds {
  /** The maximum number of digits after the decimal point. */
  decimals: number;
  max: number;
  /** Whether zero is allowed. */
  zero?: boolean;
}

const boundsOf = ({ decimals, max, zero = false }: Bounds) =>
  zero ? { decimals, max, min: 0 } : { decimals, max, isPositive: true };

/** A required number, as plain decimal text. */
export const decimal = (bounds: Bounds) => decimalText(boundsOf(bounds));

/** An optional number, as plain decimal text or undefined. */
export const decimalOrNone = (bounds: Bounds) => optionalDecimalText(boundsOf(bounds));

/** A card's price in INR, up to two decimals. */
export const cardPrice = decimalOrNone({ decimals: 2, max: constants.priceMax });

/** A share of the price in percent, 0 to 100, up to two decimals. */
export const sharePercent = decimalOrNone({ decimals: 2, max: 100, zero: true });
