import { expect, it } from 'vitest';
import { chooseFee } from './choose-rules.js';
import { decimal } from './decimal.js';
import type { FeeStep } from './tables.js';

const step = (fee: string, upTo: string | undefined, validFrom = '2026-01-01', validTo?: string) =>
  ({ fee, upTo, validFrom, validTo }) as unknown as FeeStep;
const chosen = (steps: FeeStep[], value: number, day = '2026-11-20') => {
  const found = chooseFee(steps, decimal(value), day);
  return found.kind === 'found' ? found.row.fee : found.kind;
};

it('the fee is that of the lowest step whose limit is not exceeded', () => {
  const steps = [step('500', undefined), step('100', '200000'), step('200', '450000')];
  expect([chosen(steps, 1), chosen(steps, 200_000)]).toEqual(['100', '100']);
  expect([chosen(steps, 200_001), chosen(steps, 450_001)]).toEqual(['200', '500']);
});

it('a single step in force is found, one that has ended is expired, and no step at all is unknown', () => {
  expect(chosen([step('100', undefined)], 1)).toBe('100');
  expect(chosen([step('100', undefined, '2025-01-01', '2025-12-31')], 1)).toBe('expired');
  expect(chosen([], 1)).toBe('unknown');
});
