/** Headers of every call: the JSON representation of the path, and the mark that a script of ours made it. */
export const callHeaders = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } as const;

/** Server answers later than this count as lost. */
export const callTimeoutMs = 30_000;

/** Files may take as long as the server waits for them: 20 MB over a phone's line are minutes, not seconds. */
export const uploadTimeoutMs = 125_000;

/** `fetch` with the app's headers, the session's cookies and no HTTP cache: a cached JSON would answer the Back button. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...init,
    headers: { ...callHeaders, ...init.headers },
  });
}
