/**
 * The headers of every call: they request the JSON representation of the path, and mark the call as made by our script.
 */
export const callHeaders = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } as const;

/** The timeout of a call in milliseconds. A later answer counts as lost. */
export const callTimeoutMs = 30_000;

/**
 * The timeout of an upload in milliseconds, as long as the server waits for it. 20 MB over a phone connection take
 * minutes, not seconds.
 */
export const uploadTimeoutMs = 125_000;

/**
 * Calls `fetch` with the app's headers, cookies and no HTTP cache. A cached JSON answer would otherwise be shown for
 * the Back button.
 */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...init,
    headers: { ...callHeaders, ...init.headers },
  });
}
