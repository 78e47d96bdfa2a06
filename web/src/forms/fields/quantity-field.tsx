import { FieldFrame } from '../../ui/field/field-frame';
import { QuantityStepper } from '../../ui/quantity/quantity-stepper';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/**
 * An integer quantity with minus and plus buttons. The form's value is text, because drafts store what the user typed.
 */
export function QuantityField({
  name,
  label,
  hint,
  isRequired,
  min = 1,
  max,
}: FieldProps & { min?: number; max?: number }) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <QuantityStepper
          id={links.id}
          label={typeof label === 'string' ? label : name}
          describedBy={links['aria-describedby']}
          isInvalid={links['aria-invalid']}
          value={Number(field.value) || min}
          min={min}
          max={max}
          onChange={(value) => field.setValue(String(value))}
        />
      )}
    </FieldFrame>
  );
}
