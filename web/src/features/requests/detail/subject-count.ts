import type { RequestView } from '@setu/contract';
import { formatNumber, formatQuantity } from '../../../i18n/formats';
import { countOf } from '../model/request-prices';

/** How much is asked for, with its unit; null when that is not one figure. */
export function subjectCount({ condition }: RequestView): string | null {
  const [line] = condition.condition_product_skus;
  const items = condition.from_description_goods_items;
  const count = countOf(line?.count ?? (items.length === 1 ? (items[0]?.count ?? '') : ''));
  if (count === null) return null;
  return line?.product_sku.unit ? formatQuantity(count, line.product_sku.unit.name) : formatNumber(count);
}
