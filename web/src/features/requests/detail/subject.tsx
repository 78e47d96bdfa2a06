import type { RequestView } from '@setu/contract';
import type { ReactNode } from 'react';
import { LocalizedText } from '../../../i18n/localized-text';
import { type Quantity, QuantityText } from '../../../i18n/quantity-text';
import { UnbrokenText } from '../../../i18n/unbroken-text';
import { useTexts } from '../../../i18n/use-texts';

/** Shows the subject of the request in one line: the product and its quantity. */
export function Subject({ request: { last_customer_condition: condition } }: { request: RequestView }) {
  const t = useTexts('requests');
  const [line] = condition.condition_product_skus;
  const [item, ...further] = condition.from_description_goods_items;
  if (line) {
    const { product_sku: card, count } = line;
    return named(<LocalizedText of={card} field="name" />, { count, unit: card.unit });
  }
  if (!item?.description) return t('detail.byDescription');
  if (further.length > 0)
    return <UnbrokenText text={t('detail.andMore', { name: item.description, count: further.length })} />;
  return named(<UnbrokenText text={item.description} />, { count: item.count, unit: item.unit ?? null });
}

const named = (name: ReactNode, { count, unit }: { count: number | null; unit: Quantity['unit'] }) => (
  <span>
    {name}
    {count !== null && (
      <>
        , <QuantityText value={count} unit={unit} />
      </>
    )}
  </span>
);
