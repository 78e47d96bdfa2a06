import { issueCodes } from '@setu/contract';
import { z } from 'zod';
import type { Errors } from './field-errors';

// Keeps Zod from trying `new Function`. The content security policy would block the attempt and report it in the
// console.
z.config({ jitless: true });

/**
 * Validates form values by a schema of the contract. Returns the first error of each path, as a code with its limit.
 */
export function validateBy(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : issueCodes(result.error.issues);
}
