import type { CartLineView, CartTotalView } from '@setu/contract';
import { multiply } from '../../lib/money';

/** Takes lines, gives what those that can be asked for cost together, in rupees; lines on request are only counted. */
export function sumOf(lines: readonly CartLineView[]): CartTotalView {
  const open = lines.filter(({ available }) => available);
  const priced = open.flatMap(({ basket_price: price, count }) => (price ? [multiply(price, count)] : []));
  const value = priced.reduce((sum, each) => sum + Math.round(each.value * 100), 0) / 100;
  return {
    price: { value, currency: 'INR' },
    priced_lines: priced.length,
    unpriced_lines: open.length - priced.length,
  };
}
