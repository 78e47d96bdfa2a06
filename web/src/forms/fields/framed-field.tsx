import type { ReactNode } from 'react';
import { type ControlLinks, FieldFrame } from '../../ui/field/field-frame';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** The props that a form control gets from its field. */
interface FramedControl<Value> extends ControlLinks {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  disabled: boolean | undefined;
  required: boolean | undefined;
}

interface FramedFieldProps<Value> extends FieldProps {
  /** The unit shown in the control. Screen readers read it after the label. */
  unit?: string;
  children: (control: FramedControl<Value>) => ReactNode;
}

/**
 * A field whose control uses the value unchanged: label above, error or hint below, all connected for screen readers.
 */
export function FramedField<Value>(props: FramedFieldProps<Value>) {
  const { name, label, hint, unit, isRequired, isDisabled, children } = props;
  const { id, error, value, setValue, markLeft } = useFormField<Value>(name);
  return (
    <FieldFrame label={label} unit={unit} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(links) =>
        children({
          ...links,
          name,
          value,
          onChange: setValue,
          onBlur: markLeft,
          disabled: isDisabled,
          required: isRequired,
        })
      }
    </FieldFrame>
  );
}
