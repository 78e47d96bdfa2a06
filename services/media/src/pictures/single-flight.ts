/** While a task for a key runs, others who ask for the key wait for the same answer instead of starting it again. */
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
