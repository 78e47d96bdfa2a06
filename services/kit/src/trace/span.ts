import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export interface Spanning {
  /** One word less than a sentence, of few values: `PublishRequest`, `insert`, `publish setu.fx.rate.published`. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  /** Instead of what is going on: where it came from, out of `contextOf`. */
  parent?: Context;
}

const tracer = trace.getTracer('setu');

/**
 * Runs `fn` as one step of the trace; all it awaits are steps below. A failure is noted by its kind of error, never by
 * its text. Without an SDK this costs a function call.
 */
export function inSpan<T>(spanning: Spanning, fn: (span: Span) => Promise<T>): Promise<T> {
  const { name, kind, attributes = {}, parent = context.active() } = spanning;
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await fn(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What is going on, as text that others continue from (W3C `traceparent`); undefined when nothing is traced. */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Where a `traceparent` comes from; what is going on when there is none. */
export const contextOf = (text: string | undefined): Context =>
  text === undefined || text === '' ? context.active() : propagation.extract(context.active(), { traceparent: text });

/** Which trace what is going on belongs to; undefined when nothing is traced. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
