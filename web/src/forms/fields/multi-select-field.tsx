import { FieldFrame } from '../../ui/field/field-frame';
import { MultiSelect } from '../../ui/field/multi-select';
import type { Option } from '../../ui/field/select-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** Several of a list, found by typing. The form's value is the list of chosen values, in the order of choosing. */
export function MultiSelectField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  ...rest
}: FieldProps & { options: Option[]; placeholder?: string }) {
  const field = useFormField<string[]>(name);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <MultiSelect
          {...links}
          {...rest}
          name={name}
          value={field.value}
          onChange={field.setValue}
          onBlur={field.markLeft}
          disabled={isDisabled}
          required={isRequired}
        />
      )}
    </FieldFrame>
  );
}
