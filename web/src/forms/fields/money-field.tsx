import { constants } from '@setu/contract';
import { convertedValues, currencySign } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { AmountControl } from '../../ui/field/amount-control';
import { FieldFrame } from '../../ui/field/field-frame';
import { JoinedControl } from '../../ui/field/joined-control';
import { SelectControl } from '../../ui/field/select-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

interface MoneyFieldProps extends FieldProps {
  placeholder?: string;
  /** The ISO 4217 code of a fixed currency. */
  currency?: string;
  /** The path and the codes of a currency that the user chooses. */
  choice?: { name: string; currencies: string[] };
  /** The unit that the price is for, shown after the currency. */
  per?: string;
  /** Shows the amount in the other currency at the day's rate below the field, after the field's own hint. */
  hasConversion?: boolean;
}

/**
 * An amount with its currency. The form's value is plain decimal text with at most two decimals, which the schema
 * parses.
 */
export function MoneyField({ choice, currency = 'INR', ...props }: MoneyFieldProps) {
  return choice ? <ChosenMoney {...props} choice={choice} /> : <Amount {...props} currency={currency} />;
}

function ChosenMoney({ choice, ...props }: MoneyFieldProps & { choice: { name: string; currencies: string[] } }) {
  const t = useTexts('fields');
  const currency = useFormField<string>(choice.name);
  const cell = (
    <SelectControl
      id={currency.id}
      name={choice.name}
      aria-label={t('money.currency', { field: typeof props.label === 'string' ? props.label : '' })}
      options={choice.currencies.map((code) => ({ value: code, label: currencySign(code) }))}
      value={currency.value}
      disabled={props.isDisabled}
      onChange={({ target }) => currency.setValue(target.value)}
      onBlur={currency.markLeft}
    />
  );
  return <Amount {...props} currency={currency.value} cell={cell} />;
}

function Amount(props: Omit<MoneyFieldProps, 'choice'> & { currency: string; cell?: React.ReactNode }) {
  const { name, label, hint, isRequired, isDisabled, placeholder, currency, cell, hasConversion, per } = props;
  const t = useTexts();
  const field = useFormField<string>(name);
  const sign = per ? `${currencySign(currency)} / ${per}` : currencySign(currency);
  const converted = hasConversion ? convertedValues({ value: Number(field.value), currency }) : null;
  return (
    <FieldFrame
      label={label}
      unit={sign}
      hint={hint ?? (converted && t('money.atRate', converted))}
      error={field.error}
      isRequired={isRequired}
      id={field.id}
    >
      {(links) => {
        const amount = (
          <AmountControl
            {...links}
            name={name}
            value={field.value}
            onChange={field.setValue}
            onBlur={field.markLeft}
            most={currency === 'RUB' ? constants.roublesMax : constants.priceMax}
            end={cell ? undefined : sign}
            placeholder={placeholder}
            disabled={isDisabled}
            required={isRequired}
          />
        );
        return cell ? <JoinedControl end={cell}>{amount}</JoinedControl> : amount;
      }}
    </FieldFrame>
  );
}
