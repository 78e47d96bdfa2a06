import { plainNumber, roundTo } from './plain-number.js';

/** The limits of a number. */
export interface NumberBounds {
  /** The maximum number of digits after the decimal point. Further digits are rounded (specification, section 5). */
  decimals: number;
  /** The lowest value. Without it, the service checks the lowest value. */
  min?: number;
  max?: number;
  /** Whether the number must be above zero. */
  isPositive?: boolean;
  /** Whether a number with too many decimals is an error. */
  isExact?: boolean;
}

/** An error of a number: a code of the validation texts, and the limit. */
interface Failure {
  message: string;
  params?: Record<string, number>;
}

/**
 * Rounds plain decimal text within limits. Returns the error if it is not a number, or the limit that it violates.
 */
export function boundedNumber(typed: string | number, bounds: NumberBounds): { text: string } | { failure: Failure } {
  const { decimals, min, max, isPositive = false, isExact = false } = bounds;
  const plain = plainNumber(typed);
  if (plain === undefined) return { failure: { message: 'invalid_number' } };
  const text = roundTo(plain, decimals);
  const value = Number(text);
  if (isExact && value !== Number(plain)) return { failure: { message: 'integer' } };
  if (isPositive && value <= 0) return { failure: { message: 'not_positive' } };
  if (min !== undefined && value < min) return { failure: { message: 'min', params: { min } } };
  if (max !== undefined && value > max) return { failure: { message: 'max', params: { max } } };
  return { text: text.replace(/^(-?)0+(?=\d)/, '$1') };
}
