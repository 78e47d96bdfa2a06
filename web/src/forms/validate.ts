import { issueCodes } from '@setu/contract';
import { z } from 'zod';
import type { Errors } from './field-errors';

// Zod would try `new Function` once. The content security policy blocks it, and the console reports that.
z.config({ jitless: true });

/**
 * Validates form values by a schema of the contract. Returns the first error of each path, as a code with its limit.
 */
export function validateBy(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? {} : issueCodes(result.error.issues);
}
