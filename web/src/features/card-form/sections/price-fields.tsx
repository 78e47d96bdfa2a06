import { MoneyField } from '../../../forms/fields/money-field';
import { useTexts } from '../../../i18n/use-texts';
import { useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import { PlainCardField } from './plain-card-field';
import { SharesWarning } from './shares-warning';

/** Asks for the price, or for the lower end of a price range. A price on request has no field. */
export function PriceFromField() {
  const t = useTexts('card-form');
  const mode = useCardValue(({ price_mode }) => price_mode);
  if (mode === 'request') return null;
  const isRange = mode === 'range';
  return (
    <FieldPlace field="price_from" span={isRange ? 3 : 6}>
      <MoneyField
        name="price_from"
        label={t(isRange ? 'fields.price_from' : 'fields.price')}
        hasConversion
        isRequired
      />
    </FieldPlace>
  );
}

/** Asks for the upper end of a price range. */
export function PriceToField() {
  const t = useTexts('card-form');
  const isRange = useCardValue(({ price_mode }) => price_mode === 'range');
  if (!isRange) return null;
  return (
    <FieldPlace field="price_to">
      <MoneyField name="price_to" label={t('fields.price_to')} hasConversion isRequired />
    </FieldPlace>
  );
}

/** Asks for one share of the payment. A price on request has no shares. */
export function ShareField({ name }: { name: 'payment_advance' | 'payment_transfer' }) {
  const isOnRequest = useCardValue(({ price_mode }) => price_mode === 'request');
  if (isOnRequest) return null;
  const hint = name === 'payment_transfer' ? <SharesWarning /> : undefined;
  return <PlainCardField name={name} hint={hint} isRequired />;
}
