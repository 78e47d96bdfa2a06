// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RateLine } from '../../app/header/rate-line';
import { configureFormats, currentRate } from '../../i18n/formats';
import { OriginalPrice, RateNote } from './price';

const shown = currentRate();
const rateOf = (source: 'cbr' | 'demo') =>
  configureFormats({ locale: 'ru_RU', rate: { value: 0.9184, date: '2026-11-20', source } });
const lines = () => {
  render(
    <>
      <RateLine />
      <RateLine isShort />
      <RateNote />
      <OriginalPrice money={{ value: 1000, currency: 'INR' }} />
    </>,
  );
  return screen.getAllByText(/курс|ЦБ/).map(({ textContent }) => textContent ?? '');
};

describe('The text about the rate', () => {
  beforeEach(() => rateOf('cbr'));
  afterEach(() => configureFormats({ locale: 'ru_RU', rate: shown }));

  it('names the Bank of Russia as the source of its rate', () => {
    const texts = lines();
    expect(texts).toHaveLength(4);
    for (const text of texts) expect(text).toMatch(/ЦБ РФ/);
  });

  it('does not name it for a rate made for the demo world', () => {
    rateOf('demo');
    const texts = lines();
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      expect(text).toMatch(/демо/);
      expect(text).not.toMatch(/ЦБ/);
    }
  });
});
