import http, { type CookieJar, type RefinedResponse } from 'k6/http';
import type { Kind } from './thresholds.ts';

/** The address of Setu. Its limits per IP address must be raised, because all load comes from one address. */
export const origin = (__ENV.SETU_URL ?? 'http://localhost:8080').replace(/\/$/, '');

export type Reply = RefinedResponse<'text'>;
type Call = { kind: Kind; name: string; jar?: CookieJar; body?: unknown };

/** Makes a call as a page of the site does. `name` groups the addresses of one route. Redirects are not followed. */
export function call(method: 'GET' | 'POST', path: string, { kind, name, jar, body }: Call): Reply {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: 'locale=ru_RU',
  };
  const params = { headers, redirects: 0, tags: { kind, name }, ...(jar && { jar }) };
  return http.request(method, `${origin}${path}`, body === undefined ? null : JSON.stringify(body), params);
}

/** Returns the `data` of an answer, or undefined if the call failed or the answer is not JSON. */
export function dataOf<T>(reply: Reply): T | undefined {
  try {
    const envelope: { success: boolean; data: T } = JSON.parse(reply.body);
    return envelope.success ? envelope.data : undefined;
  } catch {
    return undefined;
  }
}
