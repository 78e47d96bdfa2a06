import { setIn } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Problem } from '../api/problem';
import { type Errors, mergeRefusals, type Refusals, readRefusals } from './field-errors';
import type { Savings, Unready } from './form-context';
import { validateBy } from './validate';

/** Errors of the page's own check, and of fields that are not ready. */
function ownErrors(schema: z.ZodType, values: unknown, unready: Unready): Errors {
  const waiting = [...unready].map(([path, text]) => [path, { code: 'unready', text }] as const);
  return { ...validateBy(schema, values), ...Object.fromEntries(waiting) };
}

function toTree(errors: Errors): object {
  return Object.entries(errors).reduce((tree, [path, error]) => setIn(tree, path, error), {});
}

type Refused = Pick<Problem, 'fields' | 'codes'>;

/**
 * What is wrong with a form's values: by its schema, by fields that are not ready, and by what the server refused.
 * `before` is what it has refused already, before the form was there.
 */
export function useFormCheck<Values extends object>(schema: z.ZodType, initial: Values, before?: Refused) {
  // Formik forgets what `setErrors` set as soon as another field changes, so refusals are kept here and re-merged.
  const [firstRefusals] = useState(() => readRefusals(initial, before?.fields ?? {}, before?.codes).refusals);
  const standing = useRef<Refusals>(firstRefusals);
  const [unready] = useState<Unready>(() => new Map());
  const [savings] = useState<Savings>(() => new Set());
  return useMemo(
    () => ({
      unready,
      savings,
      /** Formik's tree of errors. */
      check: (values: Values): object =>
        toTree(mergeRefusals(ownErrors(schema, values, unready), standing.current, values)),
      /** Puts refusals on their fields until those change; gives the words that belong to no field of these values. */
      refuse: (values: Values, { fields = {}, codes }: Refused) => {
        const { refusals, rest } = readRefusals(values, fields, codes);
        standing.current = refusals;
        return { isOnFields: Object.keys(refusals).length > 0, rest };
      },
    }),
    [schema, unready, savings],
  );
}
