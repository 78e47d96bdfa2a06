import type { ProductView } from '@setu/contract';
import type { ReactNode } from 'react';
import { convertedValues, lotPrice } from '../../i18n/formats';
import { QuantitySentence, unitOfMany } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { FieldNote } from '../../ui/field/field-frame';
import { MoneyRange } from '../../ui/money/price';
import { Panel } from '../../ui/panel/panel';
import { QuantityStepper } from '../../ui/quantity/quantity-stepper';
import styles from './product.module.css';
import { ProductActions } from './product-actions';
import { ProductPrice, priceOf } from './product-price';
import { TermsList } from './terms-list';

interface ActionBoxProps {
  view: ProductView;
  count: number;
  onCount: (count: number) => void;
  /** The landed price, below the total. */
  children?: ReactNode;
}

/** Shows price, quantity, total and actions. The box stays visible on wide screens. */
export function ActionBox({ view, count, onCount, children }: ActionBoxProps) {
  const { card, actions } = view;
  const canBuy = actions.add_to_cart || actions.request !== null;
  return (
    <Panel className={styles.box}>
      <div className={styles.boxPrice}>
        <ProductPrice card={card} />
      </div>
      {canBuy && <Quantity view={view} count={count} onCount={onCount} />}
      {children}
      {canBuy && <ProductActions view={view} count={count} />}
      <TermsList card={card} hasMinimum={!canBuy} />
    </Panel>
  );
}

function Quantity({ view: { card }, count, onCount }: ActionBoxProps) {
  const t = useTexts('product');
  const common = useTexts();
  const { from, to } = priceOf(card);
  const unit = card.unit ? unitOfMany(card.unit) : '';
  const minimum = card.minimum_quantum;
  const isBelow = minimum !== null && count < minimum;
  const isService = card.type === 'service';
  const textKey = isBelow ? 'quantity.below' : isService ? 'quantity.minimumService' : 'quantity.minimum';
  const hint = minimum !== null && (
    <QuantitySentence value={minimum} unit={card.unit} say={(amount) => t(textKey, { minimum: amount })} />
  );
  const isMonthly = isService && isMonth(card.unit?.name ?? '');
  const label = unit ? t(isMonthly ? 'quantity.months' : 'quantity.labelUnit', { unit }) : t('quantity.label');
  const total = from && lotPrice(from, count);
  const totalTo = to && lotPrice(to, count);
  // A reader of roubles has the rupees with the price above.
  const roubles = total?.currency === 'INR' && convertedValues(total, totalTo, count);
  return (
    <>
      <div className={styles.quantity}>
        <span aria-hidden="true">{label}</span>
        <QuantityStepper label={label} value={count} onChange={onCount} describedBy="product-minimum" />
        <FieldNote id="product-minimum" hint={hint} />
      </div>
      {total && (
        <p className={styles.total} role="status">
          <span>{t('quantity.total')}</span>
          <b>
            <MoneyRange from={total} to={totalTo} />
            {roubles && <small>{common('money.atRate', roubles)}</small>}
          </b>
        </p>
      )}
    </>
  );
}

/** A service that is sold by the month has a term and not a quantity. */
const isMonth = (unit: string): boolean => /^(мес\.?|month|mo)$/i.test(unit);
