import { useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import { FormContext } from './form-context';

/**
 * Blocks the form for a reason that the schema cannot see, such as files still uploading or text that is not a date.
 * While the reason is set, its text appears under the field.
 */
export function useFieldFault(name: string, text: string | undefined): void {
  const { unready } = use(FormContext);
  const { validateForm } = useFormikContext();
  useEffect(
    function holdTheForm() {
      if (text === undefined) return;
      unready.set(name, text);
      void validateForm();
      return () => {
        unready.delete(name);
        void validateForm();
      };
    },
    [name, text, unready, validateForm],
  );
}
