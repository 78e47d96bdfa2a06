import { z } from 'zod';
import { boundedNumber, type NumberBounds } from './numbers.js';

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
