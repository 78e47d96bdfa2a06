import { expect, it } from 'vitest';
import { type LandedBasis, nextBasis, ratesOn } from './landed-basis.js';

const now = { costs: 'a', generation: 'g', rates: { INR: '0.9000', USD: '80.0' }, ratedOn: '2026-11-28' };
const basis: LandedBasis = { ...now, revision: 4 };

it('remains valid while nothing has changed by more than one percent', () => {
  expect(nextBasis(basis, now)).toBeUndefined();
  expect(nextBasis(basis, { ...now, rates: { INR: '0.9089', USD: '79.3' }, ratedOn: '2026-11-29' })).toBeUndefined();
});

it.each([
  ['a rate above the tolerance', { rates: { INR: '0.9091', USD: '80.0' } }],
  ['a rate below it', { rates: { INR: '0.9000', USD: '79.1' } }],
  ['a rate that is no longer valid', { rates: { INR: '0.9000' } }],
  ['a rate that became known', { rates: { ...now.rates, CNY: '11.1' } }],
  ['other tables or settings', { costs: 'b' }],
])('is replaced for %s, with all current rates', (_, change) => {
  const next = { ...now, ratedOn: '2026-11-29', ...change };
  expect(nextBasis(basis, next)).toEqual({ ...next, revision: 5 });
});

it('keeps its rates for a new read model', () => {
  const next = { ...now, generation: 'h', rates: { INR: '0.9001', USD: '80.1' }, ratedOn: '2026-11-29' };
  expect(nextBasis(basis, next)).toEqual({ ...basis, generation: 'h', revision: 5 });
  expect(nextBasis(undefined, now)).toEqual({ ...now, revision: 1 });
});

it('uses the newest rate that is valid on the day', () => {
  const rate = (currency: string, date: string, valueE4: bigint, nominal = 1) => ({ currency, date, valueE4, nominal });
  const published = [
    rate('INR', '2026-11-27', 91_0000n, 100),
    rate('INR', '2026-11-28', 92_0000n, 100),
    rate('INR', '2026-11-30', 99_0000n, 100),
    rate('USD', '2026-11-21', 80_0000n),
    rate('CNY', '2026-11-22', 11_0000n),
  ];
  expect(ratesOn(published, '2026-11-29', 7)).toEqual({
    ...{ rates: { INR: '0.920000000000', CNY: '11.000000000000' }, ratedOn: '2026-11-28' },
  });
  expect(ratesOn([], '2026-11-29', 7)).toEqual({ rates: {}, ratedOn: '2026-11-29' });
});
