import { useMemo } from 'react';
import type { z } from 'zod';
import type { Errors } from './field-errors';

/**
 * A schema of the contract, or a function that loads it. A page that is only read must not load the validator (25 KiB).
 */
export type FormSchema = z.ZodType | (() => Promise<z.ZodType>);

type Check = (values: unknown) => Errors;

async function fetchCheck(schema: FormSchema): Promise<Check> {
  const [{ validateBy }, rules] = await Promise.all([
    import('./validate'),
    typeof schema === 'function' ? schema() : schema,
  ]);
  return (values) => validateBy(rules, values);
}

/**
 * Returns the check of a form's values by its schema. The first check loads the validator and is asynchronous. Later
 * checks are synchronous. If the validator cannot be loaded the form is not blocked, because the server validates what
 * it gets.
 */
export function useSchemaCheck(schema: FormSchema): (values: unknown) => Errors | Promise<Errors> {
  return useMemo(() => {
    let check: Check | undefined;
    return (values) => {
      if (check) return check(values);
      return fetchCheck(schema).then(
        (fetched) => {
          check = fetched;
          return fetched(values);
        },
        () => ({}),
      );
    };
  }, [schema]);
}
