import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../i18n/formats';
import { statText } from './home-stats';

const categories = { step: 10, shown_from: 50, least: 10 };
const skus = { step: 1000, shown_from: 10_000, least: 10_000 };

describe('Figures of the home page', () => {
  it.each([
    [0, 10],
    [49, 10],
    [50, 50],
    [74, 70],
    [119, 110],
  ])('%i categories are shown as %i+', (count, shown) => {
    expect(statText(count, categories)).toBe(`${shown}+`);
  });

  it.each([
    [0, 10_000],
    [2379, 10_000],
    [10_000, 10_000],
    [12_999, 12_000],
  ])('%i cards are shown as %i+', (count, shown) => {
    expect(statText(count, skus)).toBe(`${formatNumber(shown)}+`);
  });

  it.each([
    [7, '7'],
    [2379, formatNumber(2379)],
    [12_999, `${formatNumber(12_000)}+`],
  ])('%i cards of a new catalogue with exact counts are shown as %s', (count, shown) => {
    expect(statText(count, { ...skus, least: null })).toBe(shown);
  });

  it('are shown exactly if there is no rounding rule', () => {
    expect(statText(119, null)).toBe('119');
  });
});
