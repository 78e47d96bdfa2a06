import type { ReviewRowView } from '@setu/contract';
import { CardPrice } from '../card-price';

/** Under a card's name: its code, and what it costs where that is known. */
export function CardLine({ card: { vendor_code: code, price } }: { card: ReviewRowView['product_sku'] }) {
  if (!price) return code;
  return (
    <>
      {code && `${code} · `}
      <CardPrice of={price} />
    </>
  );
}
