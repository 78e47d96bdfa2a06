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
  /**
   * A schema from the contract, stricter only for fields that the server never gets. Pages of the first load pass a
   * function that loads the schema.
   */
  schema: FormSchema;
  /** The initial values. Every field has its empty value, never `undefined`. */
  initial: Values;
  /** Sends the values. Throw or return a `Problem` to show it. Any other result means success. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
  /** The form's id, for a submit button outside the form. */
  id?: string;
  /** Shows a list of errors with links above a long form. */
  hasSummary?: boolean;
  /**
   * Shows errors from the start, for values returned for correction. By default a field shows its error once the user
   * has left it.
   */
  areErrorsShown?: boolean;
  /** Errors of these values that the server reported before the form was opened. */
  refused?: Pick<Problem, 'fields' | 'codes'>;
  ariaLabel?: string;
}

/**
 * A form that validates a field when the user leaves it, and after the first submit on every change. It shows the
 * server's errors on their fields until those values change, and focuses the first wrong field. Errors without a field
 * appear above the form.
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
