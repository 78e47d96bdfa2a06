import { call } from './http';

interface DownloadOptions {
  init?: RequestInit;
  signal?: AbortSignal;
  /** Receives the bytes that have arrived, and the total if the server stated it. */
  onProgress?: (received: number, total?: number) => void;
}

/** The file as it was saved. The size is in bytes. */
export interface Downloaded {
  name: string;
  size: number;
}

/**
 * Saves a file from the server's answer. It uses `fetch`, because a plain link to a path that is also a screen would
 * get the app's shell. Throws the `Response` if it is not successful, and the error of `fetch` if the connection
 * breaks.
 */
export async function download(path: string, fallbackName: string, options: DownloadOptions = {}): Promise<Downloaded> {
  const { init, signal, onProgress } = options;
  const response = await call(path, { ...init, signal, headers: { Accept: '*/*', ...init?.headers } });
  if (!response.ok) throw response;
  const file = await readAll(response, onProgress);
  const name = nameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return { name, size: file.size };
}

async function readAll(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();
  // For a compressed answer the header states the compressed size, not the size that arrives here.
  const announced = response.headers.has('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    received += read.value.length;
    onProgress?.(received, announced > 0 ? announced : undefined);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

/** Returns the file name of a Content-Disposition header. The encoded form (RFC 5987) takes precedence. */
export function nameOf(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
