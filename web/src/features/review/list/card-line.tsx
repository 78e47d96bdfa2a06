import type { ReviewRowView } from '@setu/contract';
import { CardPrice } from '../card-price';

/** Shows below a card's name its code and, if known, its price. */
export function CardLine({ card: { vendor_code: code, price } }: { card: ReviewRowView['product_sku'] }) {
  if (!price) return code;
  return (
    <>
      {code && `${code} · `}
      <CardPrice of={price} />
    </>
  );
}
