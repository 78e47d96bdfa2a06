/** A message before translation: a code of the `validation` texts, or words the server has already translated. */
export interface FieldError {
  code: string;
  /** The limits its words name. */
  params?: Record<string, string>;
  text?: string;
}

/** A server's refusal of one value; stands until that value changes. */
export interface Refusal extends FieldError {
  value: unknown;
}

export type Errors = Record<string, FieldError>;
export type Refusals = Record<string, Refusal>;

/** Value at a dotted path: `org.inn`, `items.0.count`. */
function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]),
      values,
    );
}

/** Refusals of a 422: those whose path the form has, and the texts of those it does not. */
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

/** Errors of the page's own check with the server's refusals laid over them, as long as the refused value stands. */
export function mergeRefusals(own: Errors, refusals: Refusals, values: unknown): Errors {
  const merged: Errors = { ...own };
  for (const [path, { value, code, text }] of Object.entries(refusals)) {
    if (!merged[path] && Object.is(valueAt(values, path), value)) merged[path] = { code, text };
  }
  return merged;
}
