import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../trace/span.js';
import type { ObjectStore } from './object-store.js';

/** Wraps a store so that each call is a span of the trace. The span does not contain keys. */
export function traced(store: ObjectStore): ObjectStore {
  const step = <T>(what: string, fn: () => Promise<T>): Promise<T> =>
    inSpan({ name: `objects ${what}`, kind: SpanKind.CLIENT }, fn);
  return {
    ...store,
    put: (...args) => step('put', () => store.put(...args)),
    get: (...args) => step('get', () => store.get(...args)),
    stat: (...args) => step('stat', () => store.stat(...args)),
    remove: (...args) => step('remove', () => store.remove(...args)),
  };
}
