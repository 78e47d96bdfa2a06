import { useMemo } from 'react';
import type { z } from 'zod';
import type { Errors } from './field-errors';

/** A schema of the contract, or how to fetch it: a page that is only read must not carry the validator (25 KiB). */
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
 * The check of a form's values by its schema. Its code is fetched by the first check, whose answer comes with it; from
 * then on it answers at once. When the code cannot be had nothing is held back: the server checks what it is sent.
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
