import { changeFormat, currencySign, percentFormat, priceText, unitAfter } from '@setu/contract';
import { convert, type ExchangeRate, type Money, multiply } from '../lib/money';
import { intlLocaleOf, type Language, languageOf, languageTable } from './locale';

export interface FormatSettings {
  locale: string;
  /** Roubles per rupee today, or null while no rate is known. Without a rate, rupees are shown unconverted. */
  rate: ExchangeRate | null;
  /** True if the amounts of deals are shown in rupees first, as they are to suppliers. */
  isRupeesFirst?: boolean;
  /** The viewer's time zone, as an IANA name. */
  timeZone?: string;
}

let settings: FormatSettings = { locale: 'ru_RU', rate: null };
let cache = new Map<string, unknown>();

/** Sets the language, rate and time zone for all formats of this page. */
export function configureFormats(next: FormatSettings): void {
  settings = next;
  cache = new Map();
}

export const currentLanguage = (of: FormatSettings = settings): Language => languageOf(of.locale);
export const currentRate = (): ExchangeRate | null => settings.rate;

/** Returns the settings for a reader of the given language, with today's rate. */
export const settingsFor = (language: Language): FormatSettings => ({
  ...settings,
  locale: languageTable[language].locale,
  isRupeesFirst: false,
});

/** Returns a cached `Intl` object, because creating one is expensive. The page keeps one of each for a language. */
function cached<Format>(name: string, make: (locale: string) => Format, of: FormatSettings = settings): Format {
  const locale = intlLocaleOf(currentLanguage(of));
  const key = `${name} ${locale}`;
  const known = cache.get(key) as Format | undefined;
  if (known) return known;
  const made = make(locale);
  cache.set(key, made);
  return made;
}

export { currencySign };

/** Returns whether the viewer sees the amounts of deals in rupees first, in every language. */
export const isRupeesFirst = (): boolean => settings.isRupeesFirst === true;

/** Returns whether the viewer sees rupees converted to roubles. */
export const isConverted = (of: FormatSettings = settings): boolean => currentLanguage(of) === 'ru' && of.rate !== null;

/** Returns the amount in the viewer's currency. In Russian, rupees become roubles while a rate is known. */
function toViewerMoney(money: Money, of: FormatSettings = settings): Money {
  if (!isConverted(of) || money.currency !== 'INR' || !of.rate) return money;
  return convert(money, 'RUB', of.rate);
}

/** Returns the price of `count` units at the unit price that the viewer sees. */
export const lotPrice = (unit: Money, count: number): Money => multiply(toViewerMoney(unit), count);

/** Formats an amount for the viewer: `{value: 568, currency: 'INR'}` → `521,65 ₽` in Russian, `₹568` in English. */
export const formatMoney = (money: Money): string => formatMoneyAsIs(toViewerMoney(money));

/** Formats an amount as stored, without conversion, as the contract will state it. */
export const formatMoneyAsIs = (money: Money): string => formatMoneyRangeAsIs(money, null);

/** Formats a range of amounts: `1 083,71–1 340,86 ₽`, or one amount if both ends are the same. */
export const formatMoneyRange = (from: Money, to: Money | null, of?: FormatSettings): string =>
  formatMoneyRangeAsIs(toViewerMoney(from, of), to && toViewerMoney(to, of), of);

/** Formats a range as stored, without conversion: `₹ 186–232`. */
export const formatMoneyRangeAsIs = (from: Money, to: Money | null, of?: FormatSettings): string =>
  rangeText(from, to, false, of);

/**
 * Formats an amount or a range without kopecks, and without paise from ₹1,000: `1 084–1 341 ₽`. For places where
 * nothing is multiplied or added: cards in lists, and filters.
 */
export const formatRoundMoney = (from: Money, to: Money | null = null, of?: FormatSettings): string =>
  rangeText(toViewerMoney(from, of), to && toViewerMoney(to, of), true, of);

/** Formats an amount or a range as stored, without conversion, as round as above. */
export const formatRoundMoneyAsIs = (from: Money, to: Money | null): string => rangeText(from, to, true);

const rangeText = (from: Money, to: Money | null, isRound: boolean, of?: FormatSettings): string =>
  priceText({ ...from, to: to?.value }, { locale: intlLocaleOf(currentLanguage(of)), isRound });

const rateFigure = ({ value }: ExchangeRate): string =>
  cached(
    'rate',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
  ).format(value);

/** Formats the rate with four decimals: `0,9184 ₽`. */
export const formatRate = (rate: ExchangeRate): string => `${rateFigure(rate)}\u00A0₽`;

/** Formats the rate with up to six decimals beside an amount that was converted with it: `0,91843 ₽`. */
const exactRate = ({ value }: ExchangeRate, of?: FormatSettings): string =>
  `${cached(
    'exactRate',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 6 }),
    of,
  ).format(value)}\u00A0₽`;

/** Formats the rate with the currency's code, as in the header: `0,9184 RUB` (specification, section 1). */
export const formatRateWithCode = (rate: ExchangeRate): string => `${rateFigure(rate)}\u00A0RUB`;

/**
 * Returns the values for a text about a rate. Keys ending in `_demo` are used for a demo rate, which must not be
 * attributed to the Bank of Russia.
 */
export const rateValues = (rate: ExchangeRate, of?: FormatSettings) => ({
  rate: exactRate(rate, of),
  date: formatDate(rate.date, of),
  context: rate.source === 'demo' ? 'demo' : undefined,
});

/**
 * Returns an amount or a range in the other currency with the rate used, for `money.atRate`. With `count` it is the
 * price of so many units. Returns null without an amount or a rate.
 */
export function convertedValues(
  money: Money,
  to: Money | null = null,
  count: number | null = null,
): (ReturnType<typeof rateValues> & { amount: string }) | null {
  const { rate } = settings;
  if (!rate || !(money.value > 0) || !['INR', 'RUB'].includes(money.currency)) return null;
  const other = (amount: Money) => convert(amount, amount.currency === 'INR' ? 'RUB' : 'INR', rate, count);
  return { amount: formatMoneyRangeAsIs(other(money), to && other(to)), ...rateValues(rate) };
}

/** Formats a number with 0 to 3 decimals, grouped even at four digits: `1 000`, `2,5`. */
export function formatNumber(value: number, of?: FormatSettings): string {
  return cached(
    'number',
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' }),
    of,
  ).format(value);
}

/** Formats a decimal number given as plain text, with all its decimals: `0.0045` → `0,0045`. */
export function formatDecimal(text: string): string {
  return cached(
    'decimal',
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: 'always' }),
  ).format(Number(text));
}

/** Returns the separators of a number in the page's language, for fields that format while the user types. */
export function numberMarks(): { decimal: ',' | '.'; group: string } {
  const parts = cached('marks', (locale) => new Intl.NumberFormat(locale).formatToParts(12_345.6));
  const mark = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: mark('decimal') === ',' ? ',' : '.', group: mark('group') ?? '\u00A0' };
}

/** Formats a fraction as a percentage with up to 2 decimals: 0.3 → `30 %`. */
export function formatPercent(fraction: number, of?: FormatSettings): string {
  return cached('percent', percentFormat, of).format(fraction);
}

/** Formats a relative change with its sign: `+21,43 %`, `−3 %`. */
export function formatChange(fraction: number): string {
  return cached('change', changeFormat).format(fraction).replace('-', '−');
}

/**
 * Formats a number with its unit, joined by a non-breaking space: `200 кг`, `1 pc`. Without a unit, only the number.
 */
export function formatQuantity(value: number, unit: string, of?: FormatSettings): string {
  if (!unit) return formatNumber(value, of);
  return `${formatNumber(value, of)}\u00A0${unitAfter(value, unit, currentLanguage(of))}`;
}

/**
 * Dates have only digits in Russian. In English the month has a name, because 3/4 means different days in Britain and
 * America.
 */
const dayParts = (of?: FormatSettings): Intl.DateTimeFormatOptions =>
  currentLanguage(of) === 'en'
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };

function zoned(key: string, parts: Intl.DateTimeFormatOptions, of?: FormatSettings): Intl.DateTimeFormat {
  return cached(key, (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: settings.timeZone }), of);
}

/** Keeps a date on one line. A date and its time may break at the comma. */
const unbroken = (text: string): string => text.replaceAll(/([^,]) /g, '$1\u00A0');

/**
 * Formats a date: `20.11.2026` or `20 Nov 2026`. A bare date (`2026-11-20`) is a calendar day, which the time zone
 * never shifts.
 */
export function formatDate(iso: string, of?: FormatSettings): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const day = cached('day', (locale) => new Intl.DateTimeFormat(locale, { ...dayParts(of), timeZone: 'UTC' }), of);
    return unbroken(day.format(new Date(iso)));
  }
  return unbroken(zoned('date', dayParts(of), of).format(new Date(iso)));
}

/** Formats a calendar day without its year, for axes: `20.11` or `20 Nov`. */
export function formatDayShort(day: string): string {
  const { year: _year, ...parts } = dayParts();
  const short = cached('dayShort', (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }));
  return unbroken(short.format(new Date(day)));
}

/** Formats a month (`2026-11`): `11.2026` or `Nov 2026`. */
export function formatMonth(month: string): string {
  const { day: _day, ...parts } = dayParts();
  return cached('month', (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })).format(
    new Date(month),
  );
}

/** Formats a month (`2026-11`) with its name, as it follows “since”: `ноября 2026` or `November 2026`. */
export function formatMonthSince(month: string): string {
  // Beside a day, Russian months are in the genitive.
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const found = cached('monthSince', (locale) => new Intl.DateTimeFormat(locale, parts)).formatToParts(new Date(month));
  return found.flatMap(({ type, value }) => (type === 'month' || type === 'year' ? [value] : [])).join('\u00A0');
}

/** Formats a month (`2026-11`) without its year: `нояб.` or `Nov`. */
export function formatMonthShort(month: string): string {
  return cached('monthShort', (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })).format(
    new Date(month),
  );
}

// The names that traders in both countries use. `Intl` only has offsets for them.
const zoneNames: Readonly<Record<string, Record<Language, string>>> = {
  'Europe/Moscow': { en: 'MSK', ru: 'МСК' },
  'Asia/Kolkata': { en: 'IST', ru: 'IST' },
  'Asia/Calcutta': { en: 'IST', ru: 'IST' },
};

function withZoneName(format: Intl.DateTimeFormat, at: Date): Intl.DateTimeFormatPart[] {
  const name = zoneNames[format.resolvedOptions().timeZone]?.[currentLanguage()];
  const parts = format.formatToParts(at);
  return parts.map((part) => (part.type === 'timeZoneName' && name ? { ...part, value: name } : part));
}

/** Formats a time in the viewer's time zone, with the zone's name: `20.11.2026, 14:05 МСК` or `…, 16:05 GMT+5`. */
export function formatDateTime(iso: string): string {
  const parts = { ...dayParts(), hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const texts = withZoneName(zoned('dateTime', parts), new Date(iso)).map(({ value }) => value);
  return unbroken(texts.join(''));
}

const zoneFormat = () => zoned('zone', { timeZoneName: 'short' });

/** Returns the short name of the viewer's time zone at a moment: `МСК`, `IST`. */
const zoneName = (at: Date): string =>
  withZoneName(zoneFormat(), at).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Formats the viewer's time zone with its short and IANA names: `МСК, Europe/Moscow`. */
export const formatTimeZone = (now: Date = new Date()): string =>
  `${zoneName(now)}, ${zoneFormat().resolvedOptions().timeZone}`;

/** Formats the day of times that are shown below it, with their time zone: `20.11.2026, МСК`. */
export const formatDayOfTimes = (iso: string): string => `${formatDate(iso)}, ${zoneName(new Date(iso))}`;

/** Formats the day and month of a moment: `16 нояб.` or `16 Nov`. */
export function formatDayMonth(at: Date): string {
  return unbroken(zoned('dayMonth', { day: 'numeric', month: 'short' }).format(at));
}

/** Returns the year of a moment in the viewer's time zone. */
export function yearOf(at: Date): string {
  return zoned('year', { year: 'numeric' }).format(at);
}

/** Formats the time of day: `14:05`. */
export function formatTime(at: Date): string {
  return zoned('time', { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Returns a country's name: `RU` → `Россия`. An unknown code is returned unchanged. */
export function countryName(code: string): string {
  return cached('countries', (locale) => new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code;
}
