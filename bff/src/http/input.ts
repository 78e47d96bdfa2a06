import { type AppError, invalid, invalidCode } from '@setu/kit/core';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const ownCode = /^[a-z_]+$/;

const codeOf = (issue: Issue): string => {
  if (ownCode.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'length_min' : 'min';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'length_max' : 'max';
  if (issue.code === 'invalid_value') return 'invalid_option';
  if (issue.code === 'invalid_format')
    return issue.format === 'email' ? 'invalid_email' : issue.format === 'uuid' ? 'invalid_uuid' : 'invalid';
  return 'invalid';
};

const pathsOf = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path.map(String), key].join('.'))
    : [issue.path.map(String).join('.') || 'body'];

/** Field errors of a schema's refusal: one code per path, the first that was found. */
export const fieldErrors = (issues: readonly Issue[]): AppError => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const path of pathsOf(issue)) fields[path] ??= codeOf(issue);
  }
  return invalid(fields);
};

/** The body as its schema has it, or `invalid` naming each field; unknown fields are dropped. */
export const readInput = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const result = schema.safeParse(body ?? {}, { reportInput: true });
  if (!result.success) throw fieldErrors(result.error.issues);
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
