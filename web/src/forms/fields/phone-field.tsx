import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { partsOf } from '../../lib/phone-mask';
import { PhoneControl } from '../../ui/field/phone-control';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

const missingOf = (value: string): number => {
  const { country, national } = partsOf(value);
  return value ? Math.max(0, country.minDigits - national.length) : 0;
};

/**
 * Returns whether a complete number can exist. The library that checks this loads with the first complete number. Until
 * then every number is accepted.
 */
function useIsPossible(value: string): boolean {
  const [checked, setChecked] = useState({ value: '', isValid: true });
  const isComplete = value !== '' && missingOf(value) === 0;
  useEffect(
    function checkWithLibrary() {
      if (!isComplete) return;
      let isOver = false;
      void import('../../lib/phone-plans').then(({ isKnownPhone }) => {
        if (!isOver) setChecked({ value, isValid: isKnownPhone(value) });
      });
      return () => {
        isOver = true;
      };
    },
    [value, isComplete],
  );
  return !isComplete || checked.value !== value || checked.isValid;
}

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** The owner's country, independent of the reader's language: `RU` for a customer's number. */
  home: 'RU' | 'IN';
}

/** A phone number with the mask of its country. The form's value is a plus and digits (`+79219406123`), or empty. */
export function PhoneField({ home, ...props }: PhoneFieldProps) {
  const t = useTexts('fields');
  const { value } = useFormField<string>(props.name);
  const missing = missingOf(value);
  const isPossible = useIsPossible(value);
  const lack = missing > 0 ? t('phone.missing', { count: missing }) : undefined;
  useFieldFault(props.name, lack ?? (isPossible ? undefined : t('phone.invalid')));
  return (
    <FramedField<string> {...props} hint={lack ?? props.hint}>
      {(control) => <PhoneControl {...control} field={props.label} home={home} />}
    </FramedField>
  );
}
