import { z } from 'zod';
import { constants } from './constants.js';

const asText = z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? '' : String(value)));

/** Converts a decimal as people type it (`1 250,5`) to plain decimal text. */
const plain = asText.transform((text) => text.replace(/\s/g, '').replace(',', '.'));

interface Bounds {
  /** The maximum number of digits after the decimal point. */
  decimals: number;
  max: number;
  /** Whether zero is allowed. */
  zero?: boolean;
}

const decimalText = ({ decimals, max, zero = false }: Bounds) =>
  z
    .string()
    .regex(
      new RegExp(`^\\d{1,15}${decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`}$`),
      decimals === 0 ? 'integer' : 'invalid_number',
    )
    .refine((text) => zero || Number(text) > 0, 'not_positive')
    .refine((text) => Number(text) <= max, { error: 'max', params: { max } });

/** A required number, as plain decimal text. */
export const decimal = (bounds: Bounds) => plain.pipe(z.string().min(1, 'required')).pipe(decimalText(bounds));

/** An optional number, as plain decimal text or undefined. */
export const decimalOrNone = (bounds: Bounds) =>
  plain.pipe(z.union([z.literal(''), decimalText(bounds)])).transform((text) => (text === '' ? undefined : text));

/** A card's price in INR, up to two decimals. */
export const cardPrice = decimalOrNone({ decimals: 2, max: constants.priceMax });

/** A share of the price in percent, 0 to 100, up to two decimals. */
export const sharePercent = decimalOrNone({ decimals: 2, max: 100, zero: true });
