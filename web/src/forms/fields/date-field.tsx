import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { DayControl } from '../../ui/field/day-control';
import { useFieldFault } from '../use-field-fault';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DateFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** The first and last day of the calendar, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A calendar day, typed in any usual format or picked. The form's value is `YYYY-MM-DD` or empty. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  const t = useTexts('fields');
  const [isUnreadable, setUnreadable] = useState(false);
  useFieldFault(field.name, isUnreadable ? t('date.unreadable') : undefined);
  return (
    <FramedField<string> {...field}>
      {(control) => (
        <DayControl {...control} calendarLabel={field.label} onUnreadable={setUnreadable} min={min} max={max} />
      )}
    </FramedField>
  );
}
