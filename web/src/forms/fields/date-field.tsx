import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { DayControl } from '../../ui/field/day-control';
import { FieldFrame } from '../../ui/field/field-frame';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

interface DateFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** First and last day the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A calendar day, typed as people write it or picked. The form's value is `YYYY-MM-DD`, or empty. */
export function DateField({ name, label, hint, isRequired, isDisabled, min, max }: DateFieldProps) {
  const t = useTexts('fields');
  const field = useFormField<string>(name);
  const [isUnreadable, setUnreadable] = useState(false);
  useFieldFault(name, isUnreadable ? t('date.unreadable') : undefined);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <DayControl
          {...links}
          name={name}
          calendarLabel={label}
          value={field.value}
          onChange={field.setValue}
          onUnreadable={setUnreadable}
          onBlur={field.markLeft}
          min={min}
          max={max}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}
