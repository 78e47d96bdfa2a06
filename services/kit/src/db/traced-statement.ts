import { SpanKind, trace } from '@opentelemetry/api';
import { inSpan } from '../trace/span.js';

/**
 * A statement as a step of what is being traced: its text, whose values are placeholders, and never the values. What
 * nobody asked for, as the work of timers, is no trace of its own.
 */
export function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() === undefined) return run();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  return inSpan({ name: firstWord(sql), kind: SpanKind.CLIENT, attributes }, run);
}

const firstWord = (sql: string): string => /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'sql';
