import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { partsOf } from '../../lib/phone-mask';
import { FieldFrame } from '../../ui/field/field-frame';
import { PhoneControl } from '../../ui/field/phone-control';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

const missingOf = (value: string): number => {
  const { country, national } = partsOf(value);
  return value ? Math.max(0, country.least - national.length) : 0;
};

/** Whether a whole number can exist. The library that knows is asked for with the first whole number; until then all can. */
function useIsPossible(value: string): boolean {
  const [checked, setChecked] = useState({ value: '', isValid: true });
  const isWhole = value !== '' && missingOf(value) === 0;
  useEffect(
    function askTheLibrary() {
      if (!isWhole) return;
      let isOver = false;
      void import('libphonenumber-js/min').then(({ isValidPhoneNumber }) => {
        if (!isOver) setChecked({ value, isValid: isValidPhoneNumber(value) });
      });
      return () => {
        isOver = true;
      };
    },
    [value, isWhole],
  );
  return !isWhole || checked.value !== value || checked.isValid;
}

/** A phone by its country's mask. The form's value is plus and digits (`+79219406123`), or empty. */
export function PhoneField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
}: Omit<FieldProps, 'label'> & { label: string }) {
  const t = useTexts('fields');
  const field = useFormField<string>(name);
  const missing = missingOf(field.value);
  const isPossible = useIsPossible(field.value);
  const lack = missing > 0 ? t('phone.missing', { count: missing }) : undefined;
  useFieldFault(name, lack ?? (isPossible ? undefined : t('phone.invalid')));
  return (
    <FieldFrame label={label} hint={lack ?? hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <PhoneControl
          {...links}
          name={name}
          field={label}
          value={field.value}
          onChange={field.setValue}
          onBlur={field.markLeft}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}
