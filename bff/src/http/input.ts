import { issueCodes } from '@setu/contract';
import { invalid, invalidCode } from '@setu/kit/core';
import type { z } from 'zod';

/** The body as its schema has it, or `invalid` naming each field; unknown fields are dropped. */
export const readInput = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  if (!result.success) throw invalid(issueCodes(result.error.issues));
  return result.data;
};

const deepest = 40;

/**
 * The path of the first string with a NUL in it, which no database stores; null when there is none. Refuses (400) a
 * bottomless tree, and JSON that names a prototype: what copies such an object would have another one.
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
