import { z } from 'zod';

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

/**
 * Reads a number in any spelling (`1 250,5`) and returns it as plain decimal text (`1250.5`). Returns undefined for any
 * other text, such as `1e3`.
 */
export function plainNumber(typed: string | number): string | undefined {
  const text = String(typed).replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (/^-?\d{1,400}(\.\d{1,400})?$/.test(text)) return text;
  if (typeof typed === 'string' || !Number.isFinite(typed)) return undefined;
  // Very large and very small JSON numbers have an exponent in JavaScript.
  return Math.abs(typed) < 1 ? typed.toFixed(20) : BigInt(typed).toString();
}

/** Rounds plain decimal text, half away from zero. A text with few enough decimals stays as it is. */
export function roundTo(text: string, decimals: number): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (part.length <= decimals) return text;
  const scaled = BigInt(whole + part.slice(0, decimals)) + (part.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = String(scaled).padStart(decimals + 1, '0');
  return sign + (decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
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

const typed = z.union([z.string(), z.number()], {
  error: ({ input }) => (input === undefined || input === null ? 'required' : 'invalid_number'),
});

const read = (value: string | number, bounds: NumberBounds, context: z.RefinementCtx): string => {
  const isEmpty = typeof value === 'string' && value.trim() === '';
  const found = isEmpty ? { failure: { message: 'required' } } : boundedNumber(value, bounds);
  if ('text' in found) return found.text;
  context.addIssue({ code: 'custom', ...found.failure });
  return z.NEVER;
};

/** A number as a form or a program sends it, as plain decimal text. */
export const decimalText = (bounds: NumberBounds) => typed.transform((value, context) => read(value, bounds, context));

/** An optional number, as plain decimal text or undefined. */
export const optionalDecimalText = (bounds: NumberBounds) =>
  z
    .union([typed, z.null()])
    .transform((value, context) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : read(value, bounds, context),
    );

/** A number as a form or a program sends it. */
export const decimalNumber = (bounds: NumberBounds) => decimalText(bounds).transform(Number);

/** An integer that programs count with, such as a page. It is never rounded. */
export const wholeNumber = (min: number, max: number) => decimalNumber({ decimals: 0, min, max, isExact: true });

/** The version of a record, as the page showed it. */
export const versionNumber = wholeNumber(0, 2_000_000_000);

/** The number of a list's page, and the number of rows on it. */
export const pageNumber = wholeNumber(1, 1_000_000);
export const pageSize = wholeNumber(1, 100);
