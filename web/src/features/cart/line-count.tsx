import { type CartLineView, constants } from '@setu/contract';
import { useId } from 'react';
import { QuantityText, unitText } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { QuantityStepper } from '../../ui/quantity/quantity-stepper';
import styles from './cart.module.css';
import { useLineCount } from './use-line-count';

/** Edits an item's quantity in place. A quantity below the supplier's minimum shows a warning but is permitted. */
export function LineCount({ line }: { line: CartLineView }) {
  const t = useTexts('cart');
  const setCount = useLineCount(line);
  const hint = useId();
  const { count, product_sku: card } = line;
  const minimum = card.minimum_quantum;
  const isBelow = minimum !== null && count < minimum;
  return (
    <span className={styles.count}>
      <span className={styles.stepper}>
        <QuantityStepper
          label={t('quantity.label', { name: card.name })}
          value={count}
          onChange={setCount}
          max={constants.cartCountMax}
          describedBy={minimum === null ? undefined : hint}
        />
        {card.unit && <span lang={card.unit.langs.name}>{unitText(count, card.unit)}</span>}
      </span>
      {minimum !== null && (
        <span id={hint} className={styles.least} data-below={isBelow || undefined}>
          {t('quantity.least')} <QuantityText value={minimum} unit={card.unit} />
        </span>
      )}
    </span>
  );
}
