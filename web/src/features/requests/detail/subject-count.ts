import type { RequestView } from '@setu/contract';
import type { Quantity } from '../../../i18n/quantity-text';

/** Returns the requested quantity with its unit, or null if it is not a single number. */
export function subjectCount({ last_customer_condition: condition }: RequestView): Quantity | null {
  const [line] = condition.condition_product_skus;
  const items = condition.from_description_goods_items;
  const value = line?.count ?? (items.length === 1 ? (items[0]?.count ?? null) : null);
  const unit = line ? line.product_sku.unit : items[0]?.unit;
  return value === null ? null : { value, unit: unit ?? null };
}
