/**
 * Runs `lead` in one tab of this browser at a time, guarded by a Web Lock. Browsers allow six connections to a host,
 * and a stream in every tab would use them up. `lead` gets a signal and must end when it aborts. Without Web Locks
 * every tab runs it.
 */
export function leadWhenAlone(name: string, signal: AbortSignal, lead: () => Promise<void>): void {
  if (!navigator.locks) {
    void lead();
    return;
  }
  navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
