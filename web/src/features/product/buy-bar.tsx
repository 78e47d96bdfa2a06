import type { ProductView } from '@setu/contract';
import { QuantitySentence } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { Price } from '../../ui/money/price';
import styles from './product.module.css';
import { RequestButton } from './product-actions';
import { priceOf } from './product-price';

/**
 * On phones, keeps the price and the request button visible while the page scrolls. Shows nothing to users who cannot
 * request.
 */
export function BuyBar({ view, count }: { view: ProductView; count: number }) {
  const t = useTexts('product');
  const { card, actions } = view;
  if (actions.request === null) return null;
  const { from, to } = priceOf(card);
  return (
    <div className={styles.bar} data-print="off" data-keep-clear data-page-bar>
      <p>
        <Price from={from} to={to} unit={card.unit} size="small" />
        {card.minimum_quantum !== null && (
          <small>
            <QuantitySentence
              value={card.minimum_quantum}
              unit={card.unit}
              say={(minimum) => t('quantity.least', { minimum })}
            />
          </small>
        )}
      </p>
      <RequestButton view={view} count={count} />
    </div>
  );
}
