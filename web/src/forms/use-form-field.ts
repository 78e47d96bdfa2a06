import { useField, useFormikContext } from 'formik';
import { use } from 'react';
import { errorText } from './error-text';
import { isFieldError } from './flatten-errors';
import { FormContext, fieldId } from './form-context';

/**
 * Returns a field's value, its visible error and the functions that change it. The error shows once the user has left
 * the field or sent the form.
 */
export function useFormField<Value>(name: string) {
  const { formId, areErrorsShown } = use(FormContext);
  const { submitCount } = useFormikContext();
  const [field, meta, helpers] = useField<Value>(name);
  const error: unknown = meta.error;
  const isShown = areErrorsShown || meta.touched || submitCount > 0;
  return {
    id: fieldId(formId, name),
    name,
    value: field.value,
    error: isShown && isFieldError(error) ? errorText(error) : undefined,
    setValue: (value: Value) => void helpers.setValue(value),
    markLeft: () => void helpers.setTouched(true),
  };
}
