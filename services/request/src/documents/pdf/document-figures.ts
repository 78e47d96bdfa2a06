import { percentFormat } from '@setu/proto/percent';
import type { Bilingual } from './document-labels.js';

const tags = { ru: 'ru-RU', en: 'en-IN' } as const;

const amounts = {
  ru: new Intl.NumberFormat(tags.ru, { minimumFractionDigits: 2, useGrouping: 'always' }),
  en: new Intl.NumberFormat(tags.en, { minimumFractionDigits: 2, useGrouping: 'always' }),
};
const rates = {
  ru: new Intl.NumberFormat(tags.ru, { minimumFractionDigits: 4, maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat(tags.en, { minimumFractionDigits: 4, maximumFractionDigits: 6 }),
};
const percents = { ru: percentFormat(tags.ru), en: percentFormat(tags.en) };
const days = {
  ru: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** Formats minor units as an amount with its currency sign. Returns undefined without an amount. */
export const moneyText = (minor: string | undefined, currency: 'INR' | 'RUB'): Bilingual | undefined => {
  if (minor === undefined) return undefined;
  const sign = currency === 'INR' ? '₹' : '₽';
  // Builds the number as text, so that figures of any size stay exact.
  const text = `${minor.slice(0, -2) || '0'}.${minor.slice(-2).padStart(2, '0')}` as Intl.StringNumericLiteral;
  return { ru: `${amounts.ru.format(text)}\u00A0${sign}`, en: `${sign}${amounts.en.format(text)}` };
};

/** Formats an amount or a range: `₹398.00–₹457.00`. Returns undefined without an amount. */
export const rangeText = (
  from: string | undefined,
  to: string | undefined,
  currency: 'INR' | 'RUB',
): Bilingual | undefined => {
  const [low, high] = [moneyText(from, currency), moneyText(to, currency)];
  return low && high ? { ru: `${low.ru}–${high.ru}`, en: `${low.en}–${high.en}` } : low;
};

export const rateText = (value: string): Bilingual => ({
  ru: rates.ru.format(value as Intl.StringNumericLiteral),
  en: rates.en.format(value as Intl.StringNumericLiteral),
});

/** Formats a number of percent: 33.33 → `33,33 %`. */
export const percentText = (percent: number): Bilingual => ({
  ru: percents.ru.format(percent / 100),
  en: percents.en.format(percent / 100),
});

/** Formats a day (YYYY-MM-DD) with the month's name. */
export const dayText = (day: string): Bilingual => {
  const date = new Date(`${day}T00:00:00Z`);
  return { ru: days.ru.format(date), en: days.en.format(date) };
};
