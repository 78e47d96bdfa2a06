import { AmountControl } from '../../ui/field/amount-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DecimalFieldProps extends FieldProps {
  placeholder?: string;
  /** Decimals that can be typed. */
  decimals?: number;
  /** Stands in the control at its right end: `kg`, `days`. */
  unit?: string;
}

/** A number with its unit inside the control. The form's value is plain decimal text (`1234.5`), which the schema reads. */
export function DecimalField({ placeholder, decimals = 3, ...field }: DecimalFieldProps) {
  return (
    <FramedField<string> {...field}>
      {(control) => <AmountControl {...control} placeholder={placeholder} decimals={decimals} end={field.unit} />}
    </FramedField>
  );
}

/** Percents as they are said: `30` is thirty percent. */
export function PercentField(props: Omit<DecimalFieldProps, 'unit' | 'decimals'>) {
  return <DecimalField decimals={2} unit="%" {...props} />;
}
