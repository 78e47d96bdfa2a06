import { CheckControl } from '../../ui/field/check-control';
import { FieldNote } from '../../ui/field/field-frame';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** A checkbox. The form's value is a boolean. */
export function CheckboxField({ name, label, hint, isRequired, isDisabled }: FieldProps) {
  const field = useFormField<boolean>(name);
  const noteId = `${field.id}-note`;
  return (
    <div>
      <CheckControl
        id={field.id}
        name={name}
        label={label}
        checked={field.value}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error || hint ? noteId : undefined}
        onChange={({ target }) => field.setValue(target.checked)}
        onBlur={field.markLeft}
      />
      <FieldNote id={noteId} hint={hint} error={field.error} />
    </div>
  );
}
