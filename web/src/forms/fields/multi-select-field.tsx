import { MultiSelect } from '../../ui/field/multi-select';
import type { Option } from '../../ui/field/select-control';
import type { FieldProps } from './field-props';
import { FramedField } from './framed-field';

interface MultiSelectFieldProps extends FieldProps {
  options: Option[];
  placeholder?: string;
}

/** A multiple choice with a search field. The form's value is the list of chosen values, in the order of choosing. */
export function MultiSelectField({ options, placeholder, ...field }: MultiSelectFieldProps) {
  return (
    <FramedField<string[]> {...field}>
      {(control) => <MultiSelect {...control} options={options} placeholder={placeholder} />}
    </FramedField>
  );
}
