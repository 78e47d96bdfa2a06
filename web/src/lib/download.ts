import { call } from './http';

interface DownloadOptions {
  init?: RequestInit;
  signal?: AbortSignal;
  /** Bytes that have arrived, and of how many when the server has said it. */
  onProgress?: (received: number, total?: number) => void;
}

/** The file as it was saved; size in bytes. */
export interface Downloaded {
  name: string;
  size: number;
}

/**
 * Saves a file the server answers with. Goes through `fetch` because a plain link to a path with a screen twin would
 * get the app's shell. Throws the `Response` when it is not a success, and what `fetch` throws when the line breaks.
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
  // Of a compressed answer the header counts what is sent, not what arrives here.
  const said = response.headers.has('Content-Encoding') ? 0 : Number(response.headers.get('Content-Length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    received += read.value.length;
    onProgress?.(received, said > 0 ? said : undefined);
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
}

/** File name of a Content-Disposition header; the encoded form (RFC 5987) wins. */
export function nameOf(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
