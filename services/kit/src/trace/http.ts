import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { contextOf, traceparent } from './span.js';

/** Returns the HTTP headers that let the called server continue the trace. */
export function traceHeaders(): Record<string, string> {
  const text = traceparent();
  return text === undefined ? {} : { traceparent: text };
}

type RoutedRequest = IncomingMessage & { route?: { path?: unknown } };

/**
 * A middleware that starts the first span of an HTTP call. The span is named after the method and, if known, the route.
 */
export function traceCall(req: RoutedRequest, res: ServerResponse, next: () => void): void {
  const header = req.headers.traceparent;
  const from = contextOf(typeof header === 'string' ? header : undefined);
  const method = req.method ?? 'GET';
  const attributes = { 'http.request.method': method };
  const span = trace.getTracer('setu').startSpan(method, { kind: SpanKind.SERVER, attributes }, from);
  res.once('close', () => {
    const route = req.route?.path;
    if (typeof route === 'string') span.updateName(`${method} ${route}`).setAttribute('http.route', route);
    span.setAttribute('http.response.status_code', res.statusCode);
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(from, span), next);
}
