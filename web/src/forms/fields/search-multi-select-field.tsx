import { SearchMultiSelect, type SeveralSettings } from '../../ui/field/search-multi-select';
import type { Option } from '../../ui/field/select-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface SearchMultiSelectFieldProps extends FieldProps, SeveralSettings {
  placeholder?: string;
}

/**
 * A choice of several among very many options, with a search. The form's value is the list of chosen options with their
 * labels.
 */
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
