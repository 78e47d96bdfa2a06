import { z } from 'zod';
import { constants } from './constants.js';
import { decimalText } from './number-inputs.js';

/** Text or a number as a form sends it, converted to text. */
const typed = z.union([z.string(), z.number()]).transform(String);

/** Spaces of any kind, and dots between the digits of a code. */
const separators = /[\s.]/g;

/** An integer from 1 to 1,000,000,000, as text. */
export const integerCount = decimalText({ decimals: 0, min: constants.countMin, max: constants.countMax });

/** A positive amount in roubles as people type it (`9 540,5`), converted to a plain decimal. */
export const roubles = decimalText({ decimals: 2, isPositive: true, max: constants.roublesMax });

/** A customs code of 4 to 10 digits, reduced to digits. */
export const customsCode = typed
  .transform((text) => text.replace(separators, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{4,10}$/, 'customs_code'),
  );
