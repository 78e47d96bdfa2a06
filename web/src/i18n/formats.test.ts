import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size';
import {
  configureFormats,
  formatDate,
  formatDateTime,
  formatMoney,
  formatMoneyRange,
  formatMonthSince,
  formatNumber,
  formatRate,
  formatRoundMoney,
  formatTimeZone,
  lotPrice,
} from './formats';
import { formatElapsed } from './relative-time';

const rate = { value: 0.9184, date: '2026-11-20' };
const russian = { locale: 'ru_RU', rate, timeZone: 'Europe/Moscow' };
const english = { locale: 'en_EN', rate, timeZone: 'Asia/Kolkata' };
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const rupees = (value: number) => ({ value, currency: 'INR' });

afterEach(() => configureFormats(russian));

describe('Amounts', () => {
  it('appear in roubles at the day’s rate in Russian and in rupees in English', () => {
    configureFormats(russian);
    expect(plain(formatMoney(rupees(1250)))).toBe('1 148 ₽');
    configureFormats(english);
    expect(formatMoney(rupees(128_400))).toBe('₹128,400');
  });

  it('show kopecks or paise only if there are any', () => {
    configureFormats(russian);
    expect(plain(formatMoney(rupees(568)))).toBe('521,65 ₽');
    configureFormats(english);
    expect(formatMoney(rupees(146.5))).toBe('₹146.50');
    expect(formatMoney(lotPrice(rupees(146.5), 2000))).toBe('₹293,000');
  });

  it('have no fractions on cards in lists and in filters', () => {
    configureFormats(russian);
    expect(plain(formatRoundMoney(rupees(128_400)))).toBe('117 923 ₽');
    expect(plain(formatRoundMoney(rupees(1180), rupees(1460)))).toBe('1 084–1 341 ₽');
    expect(plain(formatRoundMoney(rupees(100), rupees(100.2)))).toBe('92 ₽');
    configureFormats(english);
    expect(formatRoundMoney(rupees(1250.5))).toBe('₹1,251');
  });

  it('keep the paise of small prices on cards in lists', () => {
    configureFormats(english);
    expect(formatRoundMoney(rupees(146.5))).toBe('₹146.50');
  });

  it('stay in rupees in Russian while no rate is known', () => {
    configureFormats({ ...russian, rate: null });
    expect(plain(formatMoney(rupees(1460)))).toBe('₹ 1 460');
  });

  it('are a range only if both ends differ as shown', () => {
    configureFormats(russian);
    expect(plain(formatMoneyRange(rupees(1180), rupees(1460)))).toBe('1 083,71–1 340,86 ₽');
    expect(plain(formatMoneyRange(rupees(100), rupees(100)))).toBe('91,84 ₽');
    expect(plain(formatMoneyRange(rupees(100), null))).toBe('91,84 ₽');
  });

  it('show the rate with four decimals', () => {
    configureFormats(russian);
    expect(plain(formatRate(rate))).toBe('0,9184 ₽');
  });
});

describe('Numbers and sizes', () => {
  it.each([
    [1000, '1 000'],
    [2.5, '2,5'],
    [0.12345, '0,123'],
  ])('%d is shown as %s', (value, text) => {
    configureFormats(russian);
    expect(plain(formatNumber(value))).toBe(text);
  });

  it.each([
    [0, '0 Б'],
    [1023, '1 023 Б'],
    [1536, '1,5 КБ'],
    [1_468_006, '1,4 МБ'],
    [3e12, '2,7 ТБ'],
  ])('%d bytes are shown as %s', (bytes, text) => {
    configureFormats(russian);
    expect(plain(formatFileSize(bytes))).toBe(text);
  });
});

describe('Dates', () => {
  it('name a month as it follows “since”', () => {
    configureFormats(russian);
    expect(plain(formatMonthSince('2026-08'))).toBe('августа 2026');
    configureFormats(english);
    expect(plain(formatMonthSince('2026-08'))).toBe('August 2026');
  });

  it('use the viewer’s time zone and name it beside times, but a bare day stays the same day', () => {
    configureFormats(russian);
    expect(formatDate('2026-11-20T22:30:00Z')).toBe('21.11.2026');
    expect(formatDate('2026-11-20')).toBe('20.11.2026');
    expect(formatDateTime('2026-11-20T11:05:00Z')).toBe('20.11.2026, 14:05\u00A0МСК');
    expect(formatTimeZone(new Date('2026-11-20T11:05:00Z'))).toBe('МСК, Europe/Moscow');
    configureFormats(english);
    expect(formatDateTime('2026-11-20T11:05:00Z')).toBe('20\u00A0Nov\u00A02026, 16:35\u00A0IST');
    configureFormats({ ...english, timeZone: 'Asia/Almaty' });
    expect(formatDateTime('2026-11-20T11:05:00Z')).toBe('20\u00A0Nov\u00A02026, 16:05\u00A0GMT+5');
  });

  it.each([
    ['2026-11-20T11:59:30Z', 'меньше минуты', 'less than a minute'],
    ['2026-11-20T11:59:00Z', '1 мин', '1 min'],
    ['2026-11-20T10:00:00Z', '2 ч', '2 h'],
    ['2026-11-19T12:00:00Z', '1 день', '1 day'],
    ['2026-11-17T12:00:00Z', '3 дня', '3 days'],
    ['2026-11-14T12:00:00Z', '6 дней', '6 days'],
    ['2026-11-21T12:00:00Z', 'меньше минуты', 'less than a minute'],
  ])('the time elapsed since %s is shown as %s or %s', (since, inRussian, inEnglish) => {
    const now = new Date('2026-11-20T12:00:00Z');
    configureFormats(russian);
    expect(plain(formatElapsed(since, now))).toBe(inRussian);
    configureFormats(english);
    expect(plain(formatElapsed(since, now))).toBe(inEnglish);
  });
});

it.each([
  ['2026-11-20T10:00:00Z', '2 ч'],
  ['2026-11-19T12:00:00Z', '1 день'],
  ['2026-11-18T21:30:00Z', '1 день'],
  ['2026-11-18T20:30:00Z', '2 дня'],
  ['2026-11-17T12:00:00Z', '3 дня'],
])('a time since %s is shown as %s, in days of the calendar', (due, text) => {
  configureFormats(russian);
  expect(plain(formatElapsed(due, new Date('2026-11-20T12:00:00Z')))).toBe(text);
});

it.each([
  [1, '1 день'],
  [3, '3 дня'],
  [11, '11 дней'],
  [21, '21 день'],
  [25, '25 дней'],
])('a lead time of %d days is shown as %s', (count, text) => {
  expect(i18next.t('product.days', { count })).toBe(text);
});
