import type { CardView, RateView } from '@setu/contract';
import type { Language } from './locale.js';

const tags: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

// Intl objects are expensive to create.
const formatsOf = (language: Language) => ({
  integer: new Intl.NumberFormat(tags[language], { maximumFractionDigits: 0, useGrouping: 'always' }),
  number: new Intl.NumberFormat(tags[language], { maximumFractionDigits: 3, useGrouping: 'always' }),
  percent: new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 2 }),
  plural: new Intl.PluralRules(tags[language]),
  day: new Intl.DateTimeFormat(tags[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
});
const formats = { ru: formatsOf('ru'), en: formatsOf('en') };

/** Formats a number with 0 to 3 decimals: `1 000`, `2,5`. */
export const numberText = (language: Language, value: number): string => formats[language].number.format(value);

/** Formats a fraction: 0.3 → `30 %`. */
export const percentText = (language: Language, fraction: number): string => formats[language].percent.format(fraction);

/** Returns the plural form for a count. */
export const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule =>
  formats[language].plural.select(count);

/** Formats a calendar day, YYYY-MM-DD, without its year: `16 ноября`, `16 November`. Empty for an invalid day. */
export const dayText = (language: Language, day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : formats[language].day.format(date);
};

const nbsp = '\u00A0';
type Figures = [from: number, to: number];

const span = (language: Language, [from, to]: Figures): string => {
  const { integer } = formats[language];
  const [low, high] = [integer.format(from), integer.format(to)];
  return low === high ? low : `${low}–${high}`;
};

/** Formats rupees without paise, sign first: `₹12,500`, `₹ 12 500`. */
const rupees = (language: Language, figures: Figures): string =>
  `₹${language === 'en' ? '' : nbsp}${span(language, figures)}`;

/** Formats an amount with its currency, and with kopecks or paise if there are any: `₹12,500`, `₹ 12 500,50`. */
export const moneyText = (language: Language, { value, currency }: { value: number; currency: string }): string =>
  new Intl.NumberFormat(tags[language], {
    ...{
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    },
  }).format(value);

/**
 * Formats a card's price without its unit. Readers of Russian see roubles with the original rupees while a rate is
 * known. Undefined if the price is on request.
 */
export const priceText = (
  { price_from: from, price_to: to }: Pick<CardView, 'price_from' | 'price_to'>,
  { language, rate }: { language: Language; rate: RateView | null },
): string | undefined => {
  if (from === null) return undefined;
  const figures: Figures = [from, to ?? from];
  const asQuoted = rupees(language, figures);
  if (language !== 'ru' || rate === null) return asQuoted;
  const roubles = figures.map((figure) => figure * rate.value) as Figures;
  return `${span(language, roubles)}${nbsp}₽ (${asQuoted})`;
};
