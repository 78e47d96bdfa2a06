import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ReactNode, useId, useMemo } from 'react';
import { isProblem, type Problem, toProblem } from '../api/problem';
import { problemText } from '../api/problem-text';
import { FormAlert } from './form-alert';
import { FormBody } from './form-body';
import { FormContext } from './form-context';
import { useFormCheck } from './use-form-check';
import type { FormSchema } from './use-schema-check';

interface AppFormProps<Values extends object> {
  /** A schema of the contract, narrowed only for what the server never sees; on a page's first load as a way to fetch it. */
  schema: FormSchema;
  /** Complete: every field has its empty value, never `undefined`. */
  initial: Values;
  /** Sends. Throw or return a `Problem` to show it; nothing or anything else means it worked. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
  /** Id for a submit button that stands outside the form. */
  id?: string;
  /** Lists the errors with links above a long form. */
  hasSummary?: boolean;
  /** Errors show from the start, not only once a field was left: what was returned to be mended. */
  areErrorsShown?: boolean;
  /** What the server refused of these values before the form was opened. */
  refused?: Pick<Problem, 'fields' | 'codes'>;
  ariaLabel?: string;
}

/**
 * A form: checks on leaving a field until the first submit, then on every change; puts the server's refusals on their
 * fields until their values change; focuses the first wrong field. What belongs to no field stands above the form.
 */
export function AppForm<Values extends object>(props: AppFormProps<Values>) {
  const { schema, initial, onSubmit, children, refused, hasSummary = false } = props;
  const areErrorsShown = props.areErrorsShown ?? refused !== undefined;
  const made = useId();
  const formId = props.id ?? made;
  const { unready, savings, check, refuse } = useFormCheck(schema, initial, refused);
  const context = useMemo(
    () => ({ formId, unready, savings, areErrorsShown }),
    [formId, unready, savings, areErrorsShown],
  );
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(values, helpers).catch((error: unknown) => toProblem(error));
    const problem = isProblem(outcome) ? outcome : null;
    if (!problem) return;
    const { isOnFields, rest } = refuse(values, problem);
    if (!isOnFields || rest.length > 0) {
      helpers.setStatus({
        text: isOnFields ? rest.join(' ') : (rest[0] ?? problemText(problem)),
        requestId: problem.requestId,
      });
    }
    await helpers.validateForm();
  };
  return (
    <Formik initialValues={initial} validate={check} validateOnMount={areErrorsShown} onSubmit={handleSubmit}>
      {(form) => (
        <FormContext value={context}>
          <FormBody formId={formId} hasSummary={hasSummary} ariaLabel={props.ariaLabel}>
            <FormAlert status={form.status} />
            {typeof children === 'function' ? children(form) : children}
          </FormBody>
        </FormContext>
      )}
    </Formik>
  );
}
