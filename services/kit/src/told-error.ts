/** What an error may carry into the log beside its text: words of programs, never what people wrote. */
const kept = ['code', 'kind', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall', 'address', 'port'];

const deepest = 4;

/**
 * An error as a log line tells it: its type, text, stack and cause, and the few properties above. Postgres adds the
 * values of the row to its errors (`detail`, `where`) and to the end of some texts: those are people's.
 */
export function toldError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const more = Object.entries(error).filter(([name]) => kept.includes(name));
  const say = (text: string | undefined): string | undefined => ('severity' in error ? withoutValue(text) : text);
  return {
    type: error.name,
    message: say(error.message),
    stack: say(error.stack),
    ...Object.fromEntries(more),
    ...(error.cause !== undefined && depth < deepest && { cause: toldError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: error.errors.map((each) => toldError(each, deepest)) }),
  };
}

// invalid input syntax for type uuid: "…", date/time field value out of range: "…"
const withoutValue = (text: string | undefined): string | undefined =>
  text?.replace(/: "[^\n]*"(?=\n {4}at |$)/, ': "…"');
