import { Formik, type FormikHelpers, type FormikProps, setIn } from 'formik';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { isProblem, toProblem } from '../api/problem';
import { problemText } from '../api/problem-text';
import { type Errors, mergeRefusals, type Refusals, readRefusals } from './field-errors';
import { FormAlert } from './form-alert';
import { FormBody } from './form-body';
import { FormContext, type Savings, type Unready } from './form-context';
import { validateBy } from './validate';

interface AppFormProps<Values extends object> {
  /** A schema of the contract, narrowed only for what the server never sees. */
  schema: z.ZodType;
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
  ariaLabel?: string;
}

interface Standing {
  refusals: Refusals;
  /** The first failed submit turns checking on change on. */
  wasSubmitted: boolean;
}

/** Errors of the page's own check, and of fields that are not ready. */
function ownErrors(schema: z.ZodType, values: unknown, unready: Unready): Errors {
  const waiting = [...unready].map(([path, text]) => [path, { code: 'unready', text }] as const);
  return { ...validateBy(schema, values), ...Object.fromEntries(waiting) };
}

function toTree(errors: Errors): object {
  return Object.entries(errors).reduce((tree, [path, error]) => setIn(tree, path, error), {});
}

/**
 * A form: checks on leaving a field until the first submit, then on every change; puts the server's refusals on their
 * fields until their values change; focuses the first wrong field. What belongs to no field stands above the form.
 */
export function AppForm<Values extends object>(props: AppFormProps<Values>) {
  const { schema, initial, onSubmit, children, hasSummary = false, areErrorsShown = false } = props;
  const made = useId();
  const formId = props.id ?? made;
  // Formik forgets what `setErrors` set as soon as another field changes, so refusals are kept here and re-merged.
  const standing = useRef<Standing>({ refusals: {}, wasSubmitted: false });
  const [unready] = useState<Unready>(() => new Map());
  const [savings] = useState<Savings>(() => new Set());
  const check = useMemo(
    () => (values: Values) =>
      toTree(mergeRefusals(ownErrors(schema, values, unready), standing.current.refusals, values)),
    [schema, unready],
  );
  const context = useMemo(
    () => ({ formId, unready, savings, areErrorsShown }),
    [formId, unready, savings, areErrorsShown],
  );
  const handleSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    helpers.setStatus(undefined);
    const outcome = await onSubmit(values, helpers).catch((error: unknown) => toProblem(error));
    const problem = isProblem(outcome) ? outcome : null;
    if (!problem) return;
    const { refusals, rest } = readRefusals(values, problem.fields ?? {}, problem.codes);
    standing.current.refusals = refusals;
    const isOnFields = Object.keys(refusals).length > 0;
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
