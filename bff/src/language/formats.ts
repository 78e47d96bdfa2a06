import { type CardView, percentFormat, priceText, type RateView } from '@setu/contract';
import { inr, type Rate, toRoubles } from '@setu/kit/core';
import type { Language } from './locale.js';

const tags: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

// Intl objects are expensive to create.
const formatsOf = (language: Language) => ({
  number: new Intl.NumberFormat(tags[language], { maximumFractionDigits: 3, useGrouping: 'always' }),
  percent: percentFormat(tags[language]),
  plural: new Intl.PluralRules(tags[language]),
  days: new Intl.NumberFormat(tags[language], { style: 'unit', unit: 'day', unitDisplay: 'long' }),
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

/** Formats a number of days: `21 день`, `21 days`. */
export const daysText = (language: Language, days: number): string => formats[language].days.format(days);

/** Formats an amount with its currency, and with kopecks or paise if there are any: `₹12,500`, `₹ 12 500,50`. */
export const moneyText = (language: Language, { value, currency }: { value: number; currency: string }): string =>
  currency === 'INR'
    ? priceText({ value, currency }, { locale: tags[language] })
    : otherMoneyText(language, { value, currency });

const otherMoneyText = (language: Language, { value, currency }: { value: number; currency: string }): string =>
  new Intl.NumberFormat(tags[language], {
    ...{
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    },
  }).format(value);

/**
 * Formats a card's price without its unit, as the app does. Readers of Russian see roubles with the original rupees
 * while a rate is known. Undefined if the price is on request.
 */
export const cardPriceText = (
  { price_from: from, price_to: to }: Pick<CardView, 'price_from' | 'price_to'>,
  { language, rate, isRound = false }: { language: Language; rate: RateView | null; isRound?: boolean },
): string | undefined => {
  if (from === null) return undefined;
  const look = { locale: tags[language], isRound };
  const asQuoted = priceText({ value: from, to, currency: 'INR' }, look);
  if (language !== 'ru' || rate === null) return asQuoted;
  const roubles = (value: number) =>
    Number(toRoubles(inr(BigInt(Math.round(value * 100))), quotation(rate)).minor) / 100;
  const converted = { value: roubles(from), to: to === null ? null : roubles(to), currency: 'RUB' };
  return `${priceText(converted, look)} (${asQuoted})`;
};

// A rate is quoted with four decimals for up to 10 000 rupees, so it has at most eight decimals.
const quotation = ({ value }: RateView): Rate => ({ valueE4: BigInt(Math.round(value * 1e8)), nominal: 10_000 });
