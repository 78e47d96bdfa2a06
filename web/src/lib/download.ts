import { call } from './http';

/**
 * Saves a file the server answers with. Goes through `fetch` because a plain link to a path with a screen twin would
 * get the app's shell. Throws the `Response` when it is not a success.
 */
export async function download(path: string, fallbackName: string, init?: RequestInit): Promise<void> {
  const response = await call(path, { ...init, headers: { Accept: '*/*', ...init?.headers } });
  if (!response.ok) throw response;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = nameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** File name of a Content-Disposition header; the encoded form (RFC 5987) wins. */
export function nameOf(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
