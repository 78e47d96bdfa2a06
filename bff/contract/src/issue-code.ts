import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** An error in a field: a code of the validation texts, and the limits that the text mentions. */
export interface FieldFailure {
  code: string;
  params: Record<string, string>;
}

/** Zod's English messages are not used. A message of lower-case words joined by `_` is a code of the contract. */
const ownCode = /^[a-z]+(_[a-z]+)*$/;

const formats: Record<string, string> = { email: 'invalid_email', uuid: 'invalid_uuid' };

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

const codeOfType = ({ expected, input }: z.core.$ZodIssueInvalidType): string => {
  if (expected === 'int' && typeof input === 'number' && !Number.isNaN(input)) return 'integer';
  return expected === 'number' || expected === 'int' ? 'invalid_number' : 'invalid';
};

const codeOf = (issue: Issue): string => {
  if (ownCode.test(issue.message)) return issue.message;
  // A missing value is always "required", whatever type the schema expects.
  if (isMissing(issue.input) && issue.code !== 'custom') return 'required';
  if (issue.code === 'invalid_type') return codeOfType(issue);
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'length_min' : 'min';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'length_max' : 'max';
  if (issue.code === 'invalid_value') return 'invalid_option';
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'invalid';
  return 'invalid';
};

const limitsOf = (issue: Issue): Record<string, unknown> => {
  if (issue.code === 'custom') return issue.params ?? {};
  if (issue.code === 'too_small' && issue.inclusive !== false) return { min: issue.minimum };
  if (issue.code === 'too_big' && issue.inclusive !== false) return { max: issue.maximum };
  return {};
};

/** Returns the code and limits of a zod issue. The parse must use `reportInput`. */
export const issueCode = (issue: Issue): FieldFailure => {
  const params = Object.entries(limitsOf(issue)).map(([name, value]) => [name, String(value)]);
  return { code: codeOf(issue), params: Object.fromEntries(params) };
};

const pathsOf = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path.map(String), key].join('.'))
    : [issue.path.map(String).join('.') || 'body'];

/**
 * Maps a schema's issues to errors by path (`items.0.count`, or `body` for the entire value). The first issue of each
 * path counts.
 */
export const issueCodes = (issues: readonly Issue[]): Record<string, FieldFailure> => {
  const found: Record<string, FieldFailure> = {};
  for (const issue of issues) {
    for (const path of pathsOf(issue)) found[path] ??= issueCode(issue);
  }
  return found;
};
