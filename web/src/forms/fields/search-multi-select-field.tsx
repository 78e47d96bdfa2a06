import { SearchMultiSelect, type SeveralSettings } from '../../ui/field/search-multi-select';
import type { Option } from '../../ui/field/select-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface SearchMultiSelectFieldProps extends FieldProps, SeveralSettings {
  placeholder?: string;
}

/** Several of very many, found by typing. The form's value is the list of what is chosen, with its words. */
export function SearchMultiSelectField({
  search,
  from,
  pauseMs,
  full,
  placeholder,
  ...field
}: SearchMultiSelectFieldProps) {
  return (
    <FramedField<Option[]> {...field}>
      {(control) => (
        <SearchMultiSelect
          {...control}
          search={search}
          from={from}
          pauseMs={pauseMs}
          full={full}
          placeholder={placeholder}
        />
      )}
    </FramedField>
  );
}
