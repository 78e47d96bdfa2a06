import { z } from 'zod';
import { constants } from './constants.js';

const asText = z.union([z.string(), z.number(), z.null()]).transform((given) => (given === null ? '' : String(given)));

/** A decimal as people write it (`1 250,5`), in its plain spelling. */
const plain = asText.transform((text) => text.replace(/\s/g, '').replace(',', '.'));

interface Bounds {
  /** Digits after the point at most. */
  decimals: number;
  max: number;
  /** Whether zero is one of them. */
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

/** A number that has to be given, as plain decimal text. */
export const decimal = (bounds: Bounds) => plain.pipe(z.string().min(1, 'required')).pipe(decimalText(bounds));

/** A number that may be left out: plain decimal text, or nothing. */
export const decimalOrNone = (bounds: Bounds) =>
  plain.pipe(z.union([z.literal(''), decimalText(bounds)])).transform((text) => (text === '' ? undefined : text));

/** Rupees of a card's price, two decimals at most. */
export const cardPrice = decimalOrNone({ decimals: 2, max: constants.priceMax });

/** A share of the price in percent, 0 to 100 with two decimals at most. */
export const sharePercent = decimalOrNone({ decimals: 2, max: 100, zero: true });

/** Millimetres, three decimals at most. */
export const millimetres = decimalOrNone({ decimals: 3, max: constants.sizeMax });

/** Kilograms, three decimals at most. */
export const kilograms = decimalOrNone({ decimals: 3, max: constants.weightMax });

/** Units of the card, three decimals at most. */
export const quantity = decimal({ decimals: 3, max: constants.countMax });

/** Units in a package, when it is told. */
export const quantityOrNone = decimalOrNone({ decimals: 3, max: constants.countMax });

/** Whole days. */
export const days = decimal({ decimals: 0, max: constants.leadDaysMax });

/** Whole months, 0 for none. */
export const months = decimalOrNone({ decimals: 0, max: constants.warrantyMax, zero: true });
