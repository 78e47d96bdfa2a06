import { useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../ui/layout/layout';
import { ErrorSummary } from './error-summary';
import { flattenErrors } from './flatten-errors';
import { fieldId } from './form-context';

interface FormBodyProps {
  formId: string;
  hasSummary: boolean;
  ariaLabel?: string;
  children: ReactNode;
}

/** The form element. After a failed submit it focuses the first field with an error, in page order. */
export function FormBody({ formId, hasSummary, ariaLabel, children }: FormBodyProps) {
  const form = useFormikContext();
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;
  const errors = useRef(form.errors);
  errors.current = form.errors;
  useEffect(
    function focusFirstWrong() {
      if (submitCount === 0 || isSubmitting || isValid) return;
      const wrong = new Set(Object.keys(flattenErrors(errors.current)).map((path) => fieldId(formId, path)));
      const controls = element.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
      [...controls].find(({ id }) => wrong.has(id))?.focus();
    },
    [submitCount, isSubmitting, isValid, formId],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) form.handleSubmit();
  };
  return (
    <form ref={element} id={formId} noValidate aria-label={ariaLabel} onSubmit={handleSubmit}>
      <Stack gap={4}>
        {hasSummary && submitCount > 0 && <ErrorSummary formId={formId} />}
        {children}
      </Stack>
    </form>
  );
}
