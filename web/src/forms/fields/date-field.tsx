import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { DayControl } from '../../ui/field/day-control';
import { VisuallyHidden } from '../../ui/layout/text';
import { useFieldFault } from '../use-field-fault';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DateFieldProps extends Omit<FieldProps, 'label'> {
  label: string;
  /** What the label says to screen readers beyond its text, such as the name of a file. */
  of?: string;
  /** The first and last day of the calendar, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A calendar day, typed in any usual format or picked. The form's value is `YYYY-MM-DD` or empty. */
export function DateField({ min, max, of, ...field }: DateFieldProps) {
  const t = useTexts('fields');
  const [isUnreadable, setUnreadable] = useState(false);
  useFieldFault(field.name, isUnreadable ? t('date.unreadable') : undefined);
  return (
    <FramedField<string> {...field} label={of ? <NamedLabel label={field.label} of={of} /> : field.label}>
      {(control) => (
        <DayControl
          {...control}
          calendarLabel={[field.label, of].filter(Boolean).join(': ')}
          onUnreadable={setUnreadable}
          min={min}
          max={max}
        />
      )}
    </FramedField>
  );
}

const NamedLabel = ({ label, of }: { label: string; of: string }) => (
  <>
    {label}
    <VisuallyHidden>: {of}</VisuallyHidden>
  </>
);
