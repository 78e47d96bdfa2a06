import { convert, type ExchangeRate, type Money } from '../lib/money';
import { intlLocaleOf, type Language, languageOf } from './locale';
import { unitAfter } from './units';

export interface FormatSettings {
  locale: string;
  /** Roubles for a rupee today; null while none is known, then rupees are shown as they are. */
  rate: ExchangeRate | null;
  /** The viewer's zone, IANA. */
  timeZone?: string;
}

let settings: FormatSettings = { locale: 'ru_RU', rate: null };
let cache = new Map<string, unknown>();

/** Sets language, rate and zone for all formats of this page. */
export function configureFormats(next: FormatSettings): void {
  settings = next;
  cache = new Map();
}

export const currentLanguage = (): Language => languageOf(settings.locale);
export const currentRate = (): ExchangeRate | null => settings.rate;

/** Intl objects are costly to make; one of each is kept per page. */
function kept<Format>(key: string, make: (locale: string) => Format): Format {
  const known = cache.get(key) as Format | undefined;
  if (known) return known;
  const made = make(intlLocaleOf(currentLanguage()));
  cache.set(key, made);
  return made;
}

const wholeNumber = () =>
  kept('whole', (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' }));

const signs: Record<string, string> = { RUB: '₽', INR: '₹' };

/** `INR` → `₹`; a currency without a sign of its own keeps its code. */
export const currencySign = (currency: string): string => signs[currency] ?? currency;

/** Roubles follow the figure, rupees stand before it, in both languages, as on the rest of the page. */
function withSign(figure: string, currency: string): string {
  if (currency === 'INR') return currentLanguage() === 'en' ? `₹${figure}` : `₹\u00A0${figure}`;
  return `${figure}\u00A0${currencySign(currency)}`;
}

/** Whether the viewer sees rupees turned into roubles. */
export const isConverted = (): boolean => currentLanguage() === 'ru' && settings.rate !== null;

/** The amount in the viewer's currency: rupees become roubles in Russian while a rate is known. */
function toViewerMoney(money: Money): Money {
  if (!isConverted() || money.currency !== 'INR' || !settings.rate) return money;
  return convert(money, 'RUB', settings.rate);
}

/** `{value: 128400, currency: 'INR'}` → `117 923 ₽` in Russian, `₹128,400` in English. No fractions, as specified. */
export function formatMoney(money: Money): string {
  const shown = toViewerMoney(money);
  return withSign(wholeNumber().format(shown.value), shown.currency);
}

/** As stored, without conversion: what the contract will say. */
export function formatMoneyAsIs(money: Money): string {
  return withSign(wholeNumber().format(money.value), money.currency);
}

/** `1 084–1 341 ₽`; one figure when both ends round to the same. */
export const formatMoneyRange = (from: Money, to: Money | null): string =>
  formatMoneyRangeAsIs(toViewerMoney(from), to && toViewerMoney(to));

/** The same as stored, without conversion: `₹ 186–232`. */
export function formatMoneyRangeAsIs(from: Money, to: Money | null): string {
  const low = formatMoneyAsIs(from);
  if (!to || formatMoneyAsIs(to) === low) return low;
  return withSign(`${wholeNumber().format(from.value)}–${wholeNumber().format(to.value)}`, to.currency);
}

/** The rate itself, four decimals: `0,9184 ₽`. */
export function formatRate(rate: ExchangeRate): string {
  const figure = kept(
    'rate',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
  );
  return `${figure.format(rate.value)}\u00A0₽`;
}

/** What a text says of a rate, for its keys ending in `_demo`: a demo rate is never called the Bank's. */
export const rateWords = (rate: ExchangeRate) => ({
  rate: formatRate(rate),
  date: formatDate(rate.date),
  context: rate.source === 'demo' ? 'demo' : undefined,
});

/** The amount in the other currency and the rate it was reckoned at, for `money.atRate`; null without amount or rate. */
export function convertedWords(money: Money): (ReturnType<typeof rateWords> & { amount: string }) | null {
  const { rate } = settings;
  if (!rate || !(money.value > 0) || !['INR', 'RUB'].includes(money.currency)) return null;
  const other = convert(money, money.currency === 'INR' ? 'RUB' : 'INR', rate);
  return { amount: formatMoneyAsIs(other), ...rateWords(rate) };
}

/** 0 to 3 decimals, grouped also at four digits: `1 000`, `2,5`. */
export function formatNumber(value: number): string {
  return kept(
    'number',
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always' }),
  ).format(value);
}

/** The marks of a number in the page's language, for fields that format while one types. */
export function numberMarks(): { decimal: ',' | '.'; group: string } {
  const parts = kept('marks', (locale) => new Intl.NumberFormat(locale).formatToParts(12_345.6));
  const mark = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: mark('decimal') === ',' ? ',' : '.', group: mark('group') ?? '\u00A0' };
}

/** A fraction as percent with up to 2 decimals: 0.3 → `30 %`. */
export function formatPercent(fraction: number): string {
  return kept(
    'percent',
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(fraction);
}

/** By which part something grew or fell, with its sign: `+21,4 %`, `-3 %`. */
export function formatChange(fraction: number): string {
  const options = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return kept('change', (locale) => new Intl.NumberFormat(locale, options)).format(fraction);
}

/** Figure and unit that never break apart: `200 кг`, `1 pc`; the figure alone where no unit is known. */
export function formatQuantity(value: number, unit: string): string {
  if (!unit) return formatNumber(value);
  return `${formatNumber(value)}\u00A0${unitAfter(value, unit, currentLanguage())}`;
}

/** Figures in Russian; in English the month by its name, for 3/4 is another day on the other side of the ocean. */
const dayParts = (): Intl.DateTimeFormatOptions =>
  currentLanguage() === 'en'
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: '2-digit', year: 'numeric' };

function zoned(key: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(key, (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: settings.timeZone }));
}

/** `20.11.2026` or `20 Nov 2026`. A bare date (`2026-11-20`) is a calendar day and is never moved by the zone. */
export function formatDate(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    return kept('day', (locale) => new Intl.DateTimeFormat(locale, { ...dayParts(), timeZone: 'UTC' })).format(
      new Date(iso),
    );
  }
  return zoned('date', dayParts()).format(new Date(iso));
}

/** A calendar day without its year, for axes: `20.11` or `20 Nov`. */
export function formatDayShort(day: string): string {
  const { year: _year, ...parts } = dayParts();
  return kept('dayShort', (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })).format(
    new Date(day),
  );
}

/** A month (`2026-11`): `11.2026` or `Nov 2026`. */
export function formatMonth(month: string): string {
  const { day: _day, ...parts } = dayParts();
  return kept('month', (locale) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })).format(
    new Date(month),
  );
}

/** `20.11.2026, 14:05 GMT+3`: in the viewer's zone, which is named. */
export function formatDateTime(iso: string): string {
  const parts = { ...dayParts(), hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return zoned('dateTime', parts).format(new Date(iso));
}

/** The viewer's zone as times name it, and whose clock it is: `GMT+3, Europe/Moscow`. */
export function formatTimeZone(now: Date = new Date()): string {
  const format = zoned('zone', { timeZoneName: 'short' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name}, ${format.resolvedOptions().timeZone}`;
}

/** `14:05`. */
export function formatTime(at: Date): string {
  return zoned('time', { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** `RU` → `Россия`; a code nobody knows is its own name. */
export function countryName(code: string): string {
  return kept('countries', (locale) => new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code;
}
