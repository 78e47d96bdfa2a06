import { issueCodes } from '@setu/contract';
import { invalid, invalidCode } from '@setu/kit/core';
import type { z } from 'zod';

/** Validates the body against its schema. Throws `invalid` naming each field. Unknown fields are dropped. */
export const readInput = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  if (!result.success) throw invalid(issueCodes(result.error.issues));
  return result.data;
};

const deepest = 40;

/**
 * Returns the path of the first string that contains a NUL, which no database stores, or null if there is none. Rejects
 * (400) a tree that is too deep, and JSON that names a prototype: copying such an object would change the copy's
 * prototype.
 */
export const findNul = (value: unknown, path = '', depth = 0): string | null => {
  if (typeof value === 'string') return value.includes('\u0000') ? path || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) throw invalidCode('malformed_request');
  for (const [key, child] of Object.entries(value)) {
    if (key === '__proto__') throw invalidCode('malformed_request');
    if (key.includes('\u0000')) return path || 'body';
    const found = findNul(child, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
};
