import { SearchSelect, type SearchSettings } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface SearchSelectFieldProps extends FieldProps, SearchSettings {
  placeholder?: string;
}

/**
 * A choice of one among very many options, with a search. The form's value is the chosen option with its label, or
 * null. A mapper later sends only the option's value.
 */
export function SearchSelectField({ search, from, pauseMs, placeholder, ...field }: SearchSelectFieldProps) {
  return (
    <FramedField<Option | null> {...field}>
      {(control) => (
        <SearchSelect {...control} search={search} from={from} pauseMs={pauseMs} placeholder={placeholder} />
      )}
    </FramedField>
  );
}
