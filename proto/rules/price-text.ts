const signs: Readonly<Record<string, string>> = { RUB: '₽', INR: '₹' };

/** Returns the sign of a currency: `INR` → `₹`. A currency without a sign keeps its code. */
export const currencySign = (currency: string): string => signs[currency] ?? currency;

// Intl objects are expensive to create.
const formats = new Map<string, Intl.NumberFormat>();

function figureFormat(locale: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const format = new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Round prices in rupees have no paise from this amount. */
const wholeFrom = 1_000;

/** An amount, or a range from `value` to `to`, in a currency. */
export interface PriceFigures {
  value: number;
  to?: number | null | undefined;
  currency: string;
}

interface PriceLook {
  /** The locale for `Intl`. */
  locale: string;
  /**
   * Leaves out kopecks, and paise from 1,000 rupees, below which they are a real part of a price. For cards in lists and
   * for filters, where nothing is multiplied or added.
   */
  isRound?: boolean;
}

/**
 * Formats an amount or a range: `521,65 ₽`, `₹ 186–232`. Kopecks and paise are shown if there are any, because readers
 * multiply and add the figures. Both ends of a range have the same number of decimals. Roubles have their sign after the
 * number and rupees before it, in both languages.
 */
export function priceText({ value, to, currency }: PriceFigures, { locale, isRound = false }: PriceLook): string {
  const isWhole = (amount: number) =>
    Number.isInteger(amount) || (isRound && (currency !== 'INR' || amount >= wholeFrom));
  const ends = [value, to ?? value];
  const format = figureFormat(locale, ends.every(isWhole) ? 0 : 2);
  const [low, high] = ends.map((amount) => format.format(amount));
  const text = low === high ? low : `${low}–${high}`;
  if (currency === 'INR') return locale.startsWith('en') ? `₹${text}` : `₹\u00A0${text}`;
  return `${text}\u00A0${currencySign(currency)}`;
}
