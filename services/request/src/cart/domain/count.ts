import { invalid } from '@setu/kit/core';
import { maxCount } from '../../requests/domain/prices.js';

/** The largest count of one card in a cart. */
export const COUNT_MAX = 1_000_000;

/**
 * Throws `invalid` on `count` if the count is below 1, or if count times unit price exceeds what the database can
 * store.
 */
export function checkCount(count: number, priceMinor: bigint | undefined): void {
  if (count < 1) throw invalid({ count: { code: 'min', params: { min: '1' } } });
  const max = maxCount(priceMinor);
  if (BigInt(count) > max) throw invalid({ count: { code: 'max', params: { max: String(max) } } });
}
