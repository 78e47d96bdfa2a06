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
  /** A short name with few possible values: `PublishRequest`, `insert`, `publish setu.fx.rate.published`. */
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  /** Overrides the active span. Comes from `contextOf`. */
  parent?: Context;
}

const tracer = trace.getTracer('setu');

/**
 * Runs `fn` as a span, with everything it awaits as child spans. A failure is recorded by its kind, never by its text.
 * Without an SDK this costs one function call.
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

/**
 * Returns the active span as a W3C `traceparent`, from which other processes continue the trace, or undefined outside a
 * trace.
 */
export function traceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Returns the context of a `traceparent`, or the active context if there is none. */
export const contextOf = (text: string | undefined): Context =>
  text === undefined || text === '' ? context.active() : propagation.extract(context.active(), { traceparent: text });

/** Returns the id of the active trace, or undefined outside a trace. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
