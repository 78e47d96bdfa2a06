import { useEffect, useEffectEvent, useRef } from 'react';
import { MoneyField } from '../../../forms/fields/money-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { balanceOf } from '../model/shares';
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

/**
 * Asks for one share of the payment. A price on request has no shares. The balance follows the advance until the user
 * enters another one.
 */
export function ShareField({ name }: { name: 'payment_advance' | 'payment_transfer' }) {
  const isOnRequest = useCardValue(({ price_mode }) => price_mode === 'request');
  useBalance(name === 'payment_advance');
  if (isOnRequest) return null;
  const hint = name === 'payment_transfer' ? <SharesWarning /> : undefined;
  return <PlainCardField name={name} hint={hint} isRequired />;
}

/** Sets the balance to the rest of the price when the advance changes, unless the user has entered another balance. */
function useBalance(isWatching: boolean): void {
  const { value: advance } = useFormField<string>('payment_advance');
  const { value: balance, setValue } = useFormField<string>('payment_transfer');
  const before = useRef(advance);
  const follow = useEffectEvent(() => {
    const isOwn = balance !== '' && balance !== balanceOf(before.current);
    before.current = advance;
    const next = balanceOf(advance);
    if (isWatching && !isOwn && next !== '' && next !== balance) setValue(next);
  });
  useEffect(
    function followAdvance() {
      if (before.current !== advance) follow();
    },
    [advance],
  );
}
