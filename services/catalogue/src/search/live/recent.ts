import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';

/** The timeout of a read, in milliseconds. A silent database must not delay callers who come after it recovers. */
const readTimeoutMs = 1_500;

/**
 * Returns a function that returns a value at most `maxAgeMs` old. From half of that age on, the value is read again in
 * the background, so that callers do not wait.
 */
export function recent<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now = () => performance.now() }: { maxAgeMs: number; now?: () => number },
): () => Promise<Value> {
  let last: { value: Value; at: number } | undefined;
  let reading: Promise<Value> | undefined;
  const readNow = async (): Promise<Value> => {
    const at = now();
    const value = await read();
    last = { value, at };
    return value;
  };
  // The read runs outside any caller's context, because all waiting callers share it. In a caller's context, the end of
  // that call would cancel the query and close its connection.
  const readShared = (): Promise<Value> => {
    const inTime = { requestId: systemIds.id(), deadline: new Date(Date.now() + readTimeoutMs) };
    reading ??= runInContext(inTime, readNow).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return async () => {
    const age = last === undefined ? Number.POSITIVE_INFINITY : now() - last.at;
    if (last === undefined || age > maxAgeMs) return readShared();
    // If this read fails, the value just gets older. Callers see the failure only when it is too old to use.
    if (age > maxAgeMs / 2) readShared().catch(() => undefined);
    return last.value;
  };
}
