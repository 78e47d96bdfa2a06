import { RadioList, type RadioOption } from '../../ui/field/radio-list';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** A choice of one of a few visible options. The form's value is empty until the user chooses. */
export function RadioField({ name, ...rest }: FieldProps & { options: RadioOption[] }) {
  const { id, value, error, setValue, markLeft } = useFormField<string>(name);
  return <RadioList {...rest} id={id} value={value} error={error} onChange={setValue} onBlur={markLeft} />;
}
