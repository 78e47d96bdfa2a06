import { SearchSelect, type SearchSettings } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface SearchSelectFieldProps extends FieldProps, SearchSettings {
  placeholder?: string;
}

/** One of very many, found by typing. The form's value is the chosen option with its words, or null; a mapper sends its value. */
export function SearchSelectField({ search, from, pauseMs, placeholder, ...field }: SearchSelectFieldProps) {
  return (
    <FramedField<Option | null> {...field}>
      {(control) => (
        <SearchSelect {...control} search={search} from={from} pauseMs={pauseMs} placeholder={placeholder} />
      )}
    </FramedField>
  );
}
