import { setIn } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { Problem } from '../api/problem';
import { type Errors, mergeRefusals, type Refusals, readRefusals } from './field-errors';
import type { Savings, Unready } from './form-context';
import { type FormSchema, useSchemaCheck } from './use-schema-check';

/** Returns the fields that are not ready to be sent, as errors. */
const waiting = (unready: Unready): Errors =>
  Object.fromEntries([...unready].map(([path, text]) => [path, { code: 'unready', text }]));

function toTree(errors: Errors): object {
  return Object.entries(errors).reduce((tree, [path, error]) => setIn(tree, path, error), {});
}

type Refused = Pick<Problem, 'fields' | 'codes'>;

/**
 * Returns the check of a form's values: by schema, by fields that are not ready, and by the server's errors.
 * `before` holds errors that the server reported before the form was opened.
 */
export function useFormCheck<Values extends object>(schema: FormSchema, initial: Values, before?: Refused) {
  // Formik drops what `setErrors` set as soon as another field changes, so the server's errors are stored here and
  // merged again.
  const [firstRefusals] = useState(() => readRefusals(initial, before?.fields ?? {}, before?.codes).refusals);
  const lastRefusals = useRef<Refusals>(firstRefusals);
  const [unready] = useState<Unready>(() => new Map());
  const [savings] = useState<Savings>(() => new Set());
  const checkBySchema = useSchemaCheck(schema);
  return useMemo(() => {
    const treeOf = (own: Errors, values: Values): object =>
      toTree(mergeRefusals({ ...own, ...waiting(unready) }, lastRefusals.current, values));
    return {
      unready,
      savings,
      /** Returns Formik's error tree, or a promise of it while the schema is loading. */
      check: (values: Values): object | Promise<object> => {
        const own = checkBySchema(values);
        return own instanceof Promise ? own.then((errors) => treeOf(errors, values)) : treeOf(own, values);
      },
      /**
       * Shows the server's errors on their fields until those fields change. Returns the texts that belong to no field
       * of these values.
       */
      refuse: (values: Values, { fields = {}, codes }: Refused) => {
        const { refusals, rest } = readRefusals(values, fields, codes);
        lastRefusals.current = refusals;
        return { isOnFields: Object.keys(refusals).length > 0, rest };
      },
    };
  }, [checkBySchema, unready, savings]);
}
