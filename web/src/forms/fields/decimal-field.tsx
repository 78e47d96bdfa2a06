import { AmountControl } from '../../ui/field/amount-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DecimalFieldProps extends FieldProps {
  placeholder?: string;
  /** The number of decimals that can be typed. */
  decimals?: number;
  /** The unit at the right end of the control: `kg`, `days`. */
  unit?: string;
}

/**
 * A number with its unit inside the control. The form's value is plain decimal text (`1234.5`), which the schema
 * parses.
 */
export function DecimalField({ placeholder, decimals = 3, ...field }: DecimalFieldProps) {
  return (
    <FramedField<string> {...field}>
      {(control) => <AmountControl {...control} placeholder={placeholder} decimals={decimals} end={field.unit} />}
    </FramedField>
  );
}

/** A percentage: `30` means thirty percent. */
export function PercentField(props: Omit<DecimalFieldProps, 'unit' | 'decimals'>) {
  return <DecimalField decimals={2} unit="%" {...props} />;
}
