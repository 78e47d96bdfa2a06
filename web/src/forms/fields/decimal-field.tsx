import { useTexts } from '../../i18n/use-texts';
import { AmountControl } from '../../ui/field/amount-control';
import { useFieldFault } from '../use-field-fault';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface DecimalFieldProps extends FieldProps {
  placeholder?: string;
  /** The number of decimals that can be typed. */
  decimals?: number;
  /** The limits, which a value outside them is set to. */
  least?: number;
  most?: number;
  /** The unit at the right end of the control: `kg`, `days`. */
  unit?: string;
}

/**
 * A number with its unit inside the control. The form's value is plain decimal text (`1234.5`), which the schema
 * parses. A field without decimals rejects a fraction.
 */
export function DecimalField({ placeholder, decimals = 3, least, most, ...field }: DecimalFieldProps) {
  const t = useTexts();
  const { value } = useFormField<string>(field.name);
  const isFraction = decimals === 0 && !Number.isInteger(Number(value));
  useFieldFault(field.name, isFraction ? t('wholeOnly') : undefined);
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
