import { systemIds } from '@setu/kit/core';
import { runInContext } from '@setu/kit/process';

/** The timeout of a read, in milliseconds. A silent database must not delay callers who come after it recovers. */
const readTimeoutMs = 1_500;

/** A value that is read again when it gets old. */
export interface Recent<Value> {
  /** Returns the value, at most as old as allowed. */
  value(): Promise<Value>;
  /** Reads the value now, even if nothing seems to have changed. */
  again(): Promise<Value>;
  /** Returns the value of the last read, whatever its age. Does not wait. */
  last(): Value | undefined;
}

/**
 * Keeps a value for at most `maxAgeMs`. From half of that age on, it is read again in the background, so that callers do
 * not wait. `read` gets the last value, and whether it must read even if nothing seems to have changed.
 */
export function recent<Value>(
  read: (last: Value | undefined, isForced: boolean) => Promise<Value>,
  { maxAgeMs, now = () => performance.now() }: { maxAgeMs: number; now?: (() => number) | undefined },
): Recent<Value> {
  let last: { value: Value; at: number } | undefined;
  let reading: Promise<Value> | undefined;
  const readNow = async (isForced: boolean): Promise<Value> => {
    const at = now();
    const value = await read(last?.value, isForced);
    last = { value, at };
    return value;
  };
  // The read runs outside any caller's context, because all waiting callers share it. In a caller's context, the end of
  // that call would cancel the query and close its connection.
  const readShared = (isForced: boolean): Promise<Value> => {
    const inTime = () => ({ requestId: systemIds.id(), deadline: new Date(Date.now() + readTimeoutMs) });
    reading ??= runInContext(inTime(), () => readNow(isForced)).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    value: async () => {
      const age = last === undefined ? Number.POSITIVE_INFINITY : now() - last.at;
      if (last === undefined || age > maxAgeMs) return readShared(false);
      // If this read fails, the value just gets older. Callers see the failure only when it is too old to use.
      if (age > maxAgeMs / 2) readShared(false).catch(() => undefined);
      return last.value;
    },
    again: () => readShared(true),
    last: () => last?.value,
  };
}
