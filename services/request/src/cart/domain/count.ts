import { invalid } from '@setu/kit/core';
import { mostCount } from '../../requests/domain/prices.js';

/** The most of one card a cart holds. */
export const COUNT_MAX = 1_000_000;

/** Refuses a count that is none, or whose sum at the price per unit cannot be kept: `invalid` on count. */
export function checkCount(count: number, priceMinor: bigint | undefined): void {
  if (count < 1) throw invalid({ count: { code: 'min', params: { min: '1' } } });
  const most = mostCount(priceMinor);
  if (BigInt(count) > most) throw invalid({ count: { code: 'max', params: { max: String(most) } } });
}
