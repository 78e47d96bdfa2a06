import { AmountControl } from '../../ui/field/amount-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DecimalFieldProps extends FieldProps {
  placeholder?: string;
  /** The number of decimals. Further ones are rounded. */
  decimals?: number;
  /** The limits, which a value outside them is set to. */
  least?: number;
  most?: number;
  /** The unit at the right end of the control: `kg`, `days`. */
  unit?: string;
}

/**
 * A number with its unit inside the control. The form's value is plain decimal text (`1234.5`), which the schema
 * parses.
 */
export function DecimalField({ placeholder, decimals = 3, least, most, ...field }: DecimalFieldProps) {
  return (
    <FramedField<string> {...field}>
      {(control) => <AmountControl {...control} {...{ placeholder, decimals, least, most }} end={field.unit} />}
    </FramedField>
  );
}

/** A percentage: `30` means thirty percent. */
export function PercentField(props: Omit<DecimalFieldProps, 'unit' | 'decimals' | 'least' | 'most'>) {
  return <DecimalField decimals={2} least={0} most={100} unit="%" {...props} />;
}
