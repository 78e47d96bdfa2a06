import { z } from 'zod';
import type { Errors } from './field-errors';

// Zod would try `new Function` once, which the content security policy refuses and the console reports.
z.config({ jitless: true });

const codeOfIssue: Record<string, string> = {
  invalid_type: 'required',
  invalid_value: 'invalid_option',
  too_small: 'min',
  too_big: 'max',
  invalid_format: 'invalid',
};

/** Zod's own English sentences are not ours; a message of lower-case words joined by `_` is a code of the contract. */
const isCode = (message: string) => /^[a-z]+(_[a-z]+)*$/.test(message);

/** Checks form values by a schema of the contract: the first error of each path, as a code. */
export function validateBy(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Errors = {};
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    errors[path] ??= { code: isCode(issue.message) ? issue.message : (codeOfIssue[issue.code] ?? 'invalid') };
  }
  return errors;
}
