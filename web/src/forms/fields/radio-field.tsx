import { RadioList } from '../../ui/field/radio-list';
import type { Option } from '../../ui/field/select-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** One of a few, all in sight; empty until chosen. */
export function RadioField({ name, ...words }: FieldProps & { options: Option[] }) {
  const { id, value, error, setValue, markLeft } = useFormField<string>(name);
  return <RadioList {...words} id={id} value={value} error={error} onChange={setValue} onBlur={markLeft} />;
}
