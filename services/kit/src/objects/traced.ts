import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../trace/span.js';
import type { ObjectStore } from './object-store.js';

/** Wraps a store so that each call is a span of the trace. Keys are left out of it. */
export function traced(store: ObjectStore): ObjectStore {
  const step = <T>(what: string, fn: () => Promise<T>): Promise<T> =>
    inSpan({ name: `objects ${what}`, kind: SpanKind.CLIENT }, fn);
  return {
    ...store,
    put: (...given) => step('put', () => store.put(...given)),
    get: (...given) => step('get', () => store.get(...given)),
    stat: (...given) => step('stat', () => store.stat(...given)),
    remove: (...given) => step('remove', () => store.remove(...given)),
  };
}
