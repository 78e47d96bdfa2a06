import { issueCodes } from '@setu/contract';
import { z } from 'zod';
import type { Errors } from './field-errors';

// Zod would try `new Function` once, which the content security policy refuses and the console reports.
z.config({ jitless: true });

/** Checks form values by a schema of the contract: the first error of each path, as a code and the limit it names. */
export function validateBy(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : issueCodes(result.error.issues);
}
