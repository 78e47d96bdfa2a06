/**
 * Returns a function that runs one task per key at a time. Further calls with the same key wait for the result of the
 * running task.
 */
export function singleFlight<T>(): (key: string, task: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, task) => {
    const present = flying.get(key);
    if (present !== undefined) return present;
    const started = task().finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
}
