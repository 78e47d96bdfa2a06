import type { CardView, RateView } from '@setu/contract';
import type { Language } from './locale.js';

const tags: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

// Intl objects are costly to make.
const formatsOf = (language: Language) => ({
  whole: new Intl.NumberFormat(tags[language], { maximumFractionDigits: 0, useGrouping: 'always' }),
  number: new Intl.NumberFormat(tags[language], { maximumFractionDigits: 3, useGrouping: 'always' }),
  percent: new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 2 }),
  plural: new Intl.PluralRules(tags[language]),
  day: new Intl.DateTimeFormat(tags[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
});
const formats = { ru: formatsOf('ru'), en: formatsOf('en') };

/** 0 to 3 decimals: `1 000`, `2,5`. */
export const numberText = (language: Language, value: number): string => formats[language].number.format(value);

/** A fraction: 0.3 → `30 %`. */
export const percentText = (language: Language, fraction: number): string => formats[language].percent.format(fraction);

/** Which of a text's plural forms a count takes. */
export const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule =>
  formats[language].plural.select(count);

/** A calendar day, YYYY-MM-DD, without its year: `16 ноября`, `16 November`; empty for what is none. */
export const dayText = (language: Language, day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : formats[language].day.format(date);
};

const nbsp = '\u00A0';
type Figures = [from: number, to: number];

const span = (language: Language, [from, to]: Figures): string => {
  const { whole } = formats[language];
  const [low, high] = [whole.format(from), whole.format(to)];
  return low === high ? low : `${low}–${high}`;
};

/** Whole rupees, the sign before the figure: `₹12,500`, `₹ 12 500`. */
const rupees = (language: Language, figures: Figures): string =>
  `₹${language === 'en' ? '' : nbsp}${span(language, figures)}`;

/** An amount with its currency, kopecks and paise where there are any: `₹12,500`, `₹ 12 500,50`. */
export const moneyText = (language: Language, { value, currency }: { value: number; currency: string }): string =>
  new Intl.NumberFormat(tags[language], {
    ...{
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    },
  }).format(value);

/** A card's price without its unit: roubles with the rupees they come from for readers of Russian while a rate is known; undefined on request. */
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
