/** An error before translation: a code of the `validation` texts, or a text that the server has already translated. */
export interface FieldError {
  code: string;
  /** The limits that its text mentions. */
  params?: Record<string, string>;
  text?: string;
}

/** The server's error of one value. It is valid until that value changes. */
export interface Refusal extends FieldError {
  value: unknown;
}

export type Errors = Record<string, FieldError>;
export type Refusals = Record<string, Refusal>;

/** Returns the value at a dotted path, such as `org.inn` or `items.0.count`. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]),
      values,
    );
}

/** Reads the errors of a 422: those whose path the form has, and the texts of the others. */
export function readRefusals(
  values: unknown,
  fields: Record<string, string>,
  codes: Record<string, string> = {},
): { refusals: Refusals; rest: string[] } {
  const refusals: Refusals = {};
  const rest: string[] = [];
  for (const [path, text] of Object.entries(fields)) {
    const value = valueAt(values, path);
    if (value === undefined) rest.push(text);
    else refusals[path] = { code: codes[path] ?? 'invalid', text, value };
  }
  return { refusals, rest };
}

/** Merges the page's own errors with the server's errors, as long as the rejected values are unchanged. */
export function mergeRefusals(own: Errors, refusals: Refusals, values: unknown): Errors {
  const merged: Errors = { ...own };
  for (const [path, { value, code, text }] of Object.entries(refusals)) {
    if (!merged[path] && Object.is(valueAt(values, path), value)) merged[path] = { code, text };
  }
  return merged;
}
