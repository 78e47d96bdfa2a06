import { setIn } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { Problem } from '../api/problem';
import { type Errors, mergeRefusals, type Refusals, readRefusals } from './field-errors';
import type { Savings, Unready } from './form-context';
import { type FormSchema, useSchemaCheck } from './use-schema-check';

/** Fields that are not ready to be sent, as errors. */
const waiting = (unready: Unready): Errors =>
  Object.fromEntries([...unready].map(([path, text]) => [path, { code: 'unready', text }]));

function toTree(errors: Errors): object {
  return Object.entries(errors).reduce((tree, [path, error]) => setIn(tree, path, error), {});
}

type Refused = Pick<Problem, 'fields' | 'codes'>;

/**
 * What is wrong with a form's values: by its schema, by fields that are not ready, and by what the server refused.
 * `before` is what it has refused already, before the form was there.
 */
export function useFormCheck<Values extends object>(schema: FormSchema, initial: Values, before?: Refused) {
  // Formik forgets what `setErrors` set as soon as another field changes, so refusals are kept here and re-merged.
  const [firstRefusals] = useState(() => readRefusals(initial, before?.fields ?? {}, before?.codes).refusals);
  const standing = useRef<Refusals>(firstRefusals);
  const [unready] = useState<Unready>(() => new Map());
  const [savings] = useState<Savings>(() => new Set());
  const checkBySchema = useSchemaCheck(schema);
  return useMemo(() => {
    const treeOf = (own: Errors, values: Values): object =>
      toTree(mergeRefusals({ ...own, ...waiting(unready) }, standing.current, values));
    return {
      unready,
      savings,
      /** Formik's tree of errors; promised while the schema is on its way. */
      check: (values: Values): object | Promise<object> => {
        const own = checkBySchema(values);
        return own instanceof Promise ? own.then((errors) => treeOf(errors, values)) : treeOf(own, values);
      },
      /** Puts refusals on their fields until those change; gives the words that belong to no field of these values. */
      refuse: (values: Values, { fields = {}, codes }: Refused) => {
        const { refusals, rest } = readRefusals(values, fields, codes);
        standing.current = refusals;
        return { isOnFields: Object.keys(refusals).length > 0, rest };
      },
    };
  }, [checkBySchema, unready, savings]);
}
