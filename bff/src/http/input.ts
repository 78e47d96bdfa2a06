import { issueCodes } from '@setu/contract';
import { invalid, invalidCode } from '@setu/kit/core';
import { cleanText } from '@setu/proto/clean-text';
import type { z } from 'zod';

const deepest = 40;

/** Passwords stay as typed, because their users type them in the same way again. */
const isPassword = (name: string): boolean => /password/i.test(name);

const cleanValue = (value: unknown, path: readonly string[]): unknown => {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid({ [path.join('.') || 'body']: 'invalid_characters' });
    return isPassword(path.at(-1) ?? '') ? value : cleanText(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > deepest) throw invalidCode('malformed_request');
  if (Array.isArray(value)) return value.map((item, at) => cleanValue(item, [...path, String(at)]));
  const fields = Object.entries(value).map(([name, field]) => {
    if (name === '__proto__') throw invalidCode('malformed_request');
    if (name.includes('\u0000')) throw invalid({ [path.join('.') || 'body']: 'invalid_characters' });
    return [name, cleanValue(field, [...path, name])];
  });
  return Object.fromEntries(fields);
};

/**
 * Returns received fields with every text cleaned (`cleanText`), except passwords. Throws `invalid` on the path of a
 * text that contains a NUL, which no database stores. Rejects (400) a tree that is too deep, and JSON that names a
 * prototype: copying such an object would change the copy's prototype.
 */
export const cleanFields = (received: unknown): unknown => cleanValue(received, []);

/**
 * Reads received fields by their schema, after cleaning their texts. Every body and query passes through here. Throws
 * `invalid` naming each field. Unknown fields are dropped.
 */
export const readInput = <T extends z.ZodType>(schema: T, received: unknown): z.output<T> => {
  const result = schema.safeParse(cleanFields(received) ?? {}, { reportInput: true });
  if (!result.success) throw invalid(issueCodes(result.error.issues));
  return result.data;
};
