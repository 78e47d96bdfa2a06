import { useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import { FormContext } from './form-context';

/**
 * Keeps the form from being sent for a reason the schema cannot see: files on their way, text that is no date. The
 * words stand under the field while there are any.
 */
export function useFieldFault(name: string, words: string | undefined): void {
  const { unready } = use(FormContext);
  const { validateForm } = useFormikContext();
  useEffect(
    function holdTheForm() {
      if (words === undefined) return;
      unready.set(name, words);
      void validateForm();
      return () => {
        unready.delete(name);
        void validateForm();
      };
    },
    [name, words, unready, validateForm],
  );
}
