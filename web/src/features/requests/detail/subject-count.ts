import type { RequestView } from '@setu/contract';
import { formatNumber, formatQuantity } from '../../../i18n/formats';

/** How much is asked for, with its unit; null when that is not one figure. */
export function subjectCount({ last_customer_condition: condition }: RequestView): string | null {
  const [line] = condition.condition_product_skus;
  const items = condition.from_description_goods_items;
  const count = line?.count ?? (items.length === 1 ? (items[0]?.count ?? null) : null);
  if (count === null) return null;
  const unit = line ? line.product_sku.unit : items[0]?.unit;
  return unit ? formatQuantity(count, unit.name) : formatNumber(count);
}
