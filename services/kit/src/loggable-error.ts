/** The error properties that may be logged besides the text. They contain technical terms only, never user data. */
const loggedFields = [
  'code',
  'kind',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'address',
  'port',
];

const deepest = 4;

/**
 * Converts an error for the log: type, text, stack, cause and the properties above. Postgres adds values of the row to
 * its errors (`detail`, `where`) and to the end of some texts. They are removed, because they are user data.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const more = Object.entries(error).filter(([name]) => loggedFields.includes(name));
  const withoutUserData = (text: string | undefined): string | undefined =>
    'severity' in error ? withoutValue(text) : text;
  return {
    type: error.name,
    message: withoutUserData(error.message),
    stack: withoutUserData(error.stack),
    ...Object.fromEntries(more),
    ...(error.cause !== undefined && depth < deepest && { cause: loggableError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map((each) => loggableError(each, deepest)) }),
  };
}

// For example: invalid input syntax for type uuid: "…", or date/time field value out of range: "…"
const withoutValue = (text: string | undefined): string | undefined =>
  text?.replace(/: "[^\n]*"(?=\n {4}at |$)/, ': "…"');
