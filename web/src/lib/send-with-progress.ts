import { callHeaders } from './http';

const statusesWithoutBody = new Set([204, 205, 304]);

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Sends like `call` and reports how much of the body has been sent, from 0 to 1, which fetch cannot do (WHATWG
 * XMLHttpRequest, `upload`). Throws a TypeError if the connection is lost, and the signal's reason if it is aborted.
 */
export function sendWithProgress(
  path: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of new Headers({ ...callHeaders, ...headers })) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    };
    request.onload = () => {
      const text = statusesWithoutBody.has(request.status) ? null : request.responseText;
      resolve(new Response(text, { status: request.status, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('The connection was lost'));
    const giveUp = () => {
      request.abort();
      reject(signal?.reason);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}
