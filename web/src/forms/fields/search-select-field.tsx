import { FieldFrame } from '../../ui/field/field-frame';
import { SearchSelect, type SearchSettings } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** One of very many, found by typing. The form's value is the chosen option with its words, or null; a mapper sends its value. */
export function SearchSelectField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  ...rest
}: FieldProps & SearchSettings & { placeholder?: string }) {
  const field = useFormField<Option | null>(name);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <SearchSelect
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
