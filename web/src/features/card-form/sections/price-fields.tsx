import { MoneyField } from '../../../forms/fields/money-field';
import { useTexts } from '../../../i18n/use-texts';
import { useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import { PlainCardField } from './plain-card-field';
import { SharesWarning } from './shares-warning';

/** Asks for the price, or for the lower end of a price range. */
export function PriceFromField() {
  const t = useTexts('card-form');
  const mode = useCardValue(({ price_mode }) => price_mode);
  const isOnRequest = mode === 'request';
  return (
    <FieldPlace field="price_from">
      <MoneyField
        name="price_from"
        label={t(mode === 'range' ? 'fields.price_from' : 'fields.price')}
        hasConversion
        isRequired={!isOnRequest}
        isDisabled={isOnRequest}
      />
    </FieldPlace>
  );
}

/** Asks for the upper end of a price range. Keeps its place empty for another price mode. */
export function PriceToField() {
  const t = useTexts('card-form');
  const isRange = useCardValue(({ price_mode }) => price_mode === 'range');
  return (
    <FieldPlace field="price_to">
      {isRange && <MoneyField name="price_to" label={t('fields.price_to')} hasConversion isRequired />}
    </FieldPlace>
  );
}

/** Asks for one share of the payment. A price on request has no shares. */
export function ShareField({ name }: { name: 'payment_advance' | 'payment_transfer' }) {
  const isOnRequest = useCardValue(({ price_mode }) => price_mode === 'request');
  const hint = name === 'payment_transfer' ? <SharesWarning /> : undefined;
  return <PlainCardField name={name} hint={hint} isRequired={!isOnRequest} isDisabled={isOnRequest} />;
}
