import type { Errors, FieldError } from './field-errors';

/** Returns whether a branch of Formik's tree is an error, not a group of fields with errors. */
export const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Turns Formik's error tree into a flat map of dotted paths, which is easier to list. */
export function flattenErrors(tree: object, prefix = ''): Errors {
  const flat: Errors = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== 'object' || value === null) continue;
    const path = prefix ? `${prefix}.${key}` : key;
    if (isFieldError(value)) flat[path] = value;
    else Object.assign(flat, flattenErrors(value, path));
  }
  return flat;
}
