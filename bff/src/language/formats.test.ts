import { expect, it } from 'vitest';
import { cardPriceText } from './formats.js';

const rate = { value: 0.9184, date: '2026-11-20', stale: false, source: 'cbr' } as const;
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

it('shows visitors without the app the same price as the product page, with its kopecks', () => {
  const price = { price_from: 568, price_to: null };
  expect(plain(cardPriceText(price, { language: 'ru', rate }))).toBe('521,65 ₽ (₹ 568)');
  expect(cardPriceText({ price_from: 568.5, price_to: 600 }, { language: 'en', rate })).toBe('₹568.50–600.00');
  expect(plain(cardPriceText(price, { language: 'ru', rate: null }))).toBe('₹ 568');
});

it('shows prices without kopecks in lists of cards, as the app does', () => {
  const range = { price_from: 568, price_to: 1501 };
  expect(plain(cardPriceText(range, { language: 'ru', rate, isRound: true }))).toBe('522–1 379 ₽ (₹ 568–1 501)');
  expect(cardPriceText({ price_from: null, price_to: null }, { language: 'en', rate })).toBeUndefined();
});
