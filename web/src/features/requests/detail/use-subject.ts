import type { RequestView } from '@setu/contract';
import { formatQuantity } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';

/** What the request is about, in one line: the product and how much of it. */
export function useSubject({ last_customer_condition: condition }: RequestView): string {
  const t = useTexts('requests');
  const [line] = condition.condition_product_skus;
  const [item] = condition.from_description_goods_items;
  if (!line) {
    if (!item?.description) return t('detail.byDescription');
    return item.count === null
      ? item.description
      : `${item.description}, ${formatQuantity(item.count, item.unit?.name ?? '')}`;
  }
  const { product_sku: card, count } = line;
  return count === null ? card.name : `${card.name}, ${formatQuantity(count, card.unit?.name ?? '')}`;
}
