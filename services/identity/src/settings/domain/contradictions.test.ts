import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions.js';
import { inForce } from './values.js';

const days = (stale: string, valid: string) => inForce({ 'rates.stale_after_days': stale, 'rates.valid_days': valid });

describe('A warning about an old rate', () => {
  it.each([
    [days('5', '7'), ['rates.valid_days'], {}],
    [days('5', '5'), ['rates.valid_days'], {}],
    [days('5', '4'), ['rates.valid_days'], { 'rates.valid_days': { code: 'less_than_min', params: { min: '5' } } }],
    [
      days('10', '7'),
      ['rates.stale_after_days'],
      { 'rates.stale_after_days': { code: 'greater_than_max', params: { max: '7' } } },
    ],
    [
      days('10', '7'),
      ['rates.stale_after_days', 'rates.valid_days'],
      { 'rates.valid_days': { code: 'less_than_min', params: { min: '10' } } },
    ],
    [days('10', '7'), ['home.stats_floor'], {}],
  ])('comes before the rate expires (case %#: changing %j)', (values, changing, expected) => {
    expect(contradictions(values, new Set(changing))).toEqual(expected);
  });
});
