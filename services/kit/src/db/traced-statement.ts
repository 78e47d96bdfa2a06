import { SpanKind, trace } from '@opentelemetry/api';
import { inSpan } from '../trace/span.js';

/**
 * Runs a statement as a span of the current trace. The span holds the SQL text with placeholders, never the values.
 * Statements outside a trace, such as those of timers, start no trace.
 */
export function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return run();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  return inSpan({ name: firstWord(sql), kind: SpanKind.CLIENT, attributes }, run);
}

const firstWord = (sql: string): string => /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'sql';
