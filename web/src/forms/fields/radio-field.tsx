import { RadioList, type RadioOption } from '../../ui/field/radio-list';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** One of a few, all in sight; empty until chosen. */
export function RadioField({ name, ...words }: FieldProps & { options: RadioOption[] }) {
  const { id, value, error, setValue, markLeft } = useFormField<string>(name);
  return <RadioList {...words} id={id} value={value} error={error} onChange={setValue} onBlur={markLeft} />;
}
