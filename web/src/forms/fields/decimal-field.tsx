import { AmountControl } from '../../ui/field/amount-control';
import { FieldFrame } from '../../ui/field/field-frame';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

interface DecimalFieldProps extends FieldProps {
  placeholder?: string;
  /** Decimals that can be typed. */
  decimals?: number;
  /** Stands in the control at its right end: `kg`, `days`. */
  unit?: string;
}

/** A number with its unit inside the control. The form's value is plain decimal text (`1234.5`), which the schema reads. */
export function DecimalField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  unit,
  decimals = 3,
  ...rest
}: DecimalFieldProps) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame label={label} unit={unit} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <AmountControl
          {...links}
          {...rest}
          name={name}
          value={field.value}
          onChange={field.setValue}
          onBlur={field.markLeft}
          decimals={decimals}
          end={unit}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}

/** Percents as they are said: `30` is thirty percent. */
export function PercentField(props: Omit<DecimalFieldProps, 'unit' | 'decimals'>) {
  return <DecimalField decimals={2} unit="%" {...props} />;
}
