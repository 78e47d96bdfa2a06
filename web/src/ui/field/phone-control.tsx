import { type ClipboardEvent, type ComponentPropsWithRef, useState } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { countryName } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import {
  digitsOf,
  inMask,
  otherCountry,
  partsOf,
  phoneCountries,
  phoneCountry,
  phoneOf,
  readPhone,
  roomOf,
} from '../../lib/phone-mask';
import styles from './field.module.css';
import { JoinedControl } from './joined-control';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';

interface PhoneControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** A plus and digits, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The name of the country choice: "Mobile phone". */
  field: string;
  /** The country whose mask an empty field starts with. */
  home: string;
}

interface MaskedTextProps extends ComponentPropsWithRef<'input'> {
  value: string;
  /** The full mask with dashes for digits. */
  ghost: string;
}

/** The input with the missing digits behind it. */
function MaskedText({ ghost, ...rest }: MaskedTextProps) {
  return (
    <span className={styles.masked}>
      <TextControl {...rest} />
      <span className={styles.ghost} aria-hidden="true">
        <i>{rest.value}</i>
        {ghost.slice(rest.value.length)}
      </span>
    </span>
  );
}

/** A phone number with its country's mask. The country has its own cell, and missing digits appear as dashes. */
export function PhoneControl({ value, onChange, field, home, onPaste, ref, ...rest }: PhoneControlProps) {
  const t = useTexts('fields');
  const [chosen, setChosen] = useState(() => (value ? partsOf(value).country : phoneCountry(home)));
  // A number from elsewhere (a draft, a pasted foreign number) brings its country with it.
  const isOfChosen = value.startsWith(`+${chosen.code}`);
  const country = value && !isOfChosen ? partsOf(value).country : chosen;
  const national = value.replace(/\D/g, '').slice(country.code.length);
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    event.preventDefault();
    const read = readPhone(event.clipboardData.getData('text'), country);
    setChosen(read.country);
    onChange(phoneOf(read));
  };
  const cell = (
    <SelectControl
      aria-label={t('phone.country', { field })}
      value={country.id}
      disabled={rest.disabled}
      options={[...phoneCountries, otherCountry].map(({ id, code }) => ({
        value: id,
        label: id ? `${countryName(id)} +${code}` : t('phone.other'),
      }))}
      onChange={({ target }) => {
        const next = phoneCountry(target.value);
        setChosen(next);
        onChange(phoneOf({ country: next, national: national.slice(0, roomOf(next)) }));
      }}
    />
  );
  return (
    <JoinedControl start={cell}>
      <NumberFormatBase
        {...rest}
        customInput={MaskedText}
        getInputRef={ref}
        type="tel"
        inputMode="tel"
        autoComplete={rest.autoComplete ?? 'tel-national'}
        format={(digits) =>
          inMask(country === otherCountry ? `+${country.mask}` : country.mask, digits.slice(0, roomOf(country)))
        }
        removeFormatting={(text) => digitsOf(text).slice(0, roomOf(country))}
        ghost={country === otherCountry ? '' : country.mask.replaceAll('#', '_')}
        value={national}
        valueIsNumericString
        onPaste={handlePaste}
        onValueChange={({ value: digits }, { source }) => {
          if (source === 'event') onChange(phoneOf({ country, national: digits }));
        }}
      />
    </JoinedControl>
  );
}
