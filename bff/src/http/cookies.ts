import type { Response } from 'express';

/** The request's cookies; a name sent twice keeps the first, an undecodable value stays as sent. */
export const readCookies = (header: string | undefined): Record<string, string> => {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (Object.hasOwn(cookies, name)) continue;
    const value = part.slice(at + 1).trim();
    try {
      cookies[name] = decodeURIComponent(value);
    } catch {
      cookies[name] = value;
    }
  }
  return cookies;
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** `__Host-` names and Secure wherever browsers allow them: https, and loopback hosts over http. */
export const cookieNames = (config: { PUBLIC_ORIGIN: string }) => {
  const origin = new URL(config.PUBLIC_ORIGIN);
  const secure = origin.protocol === 'https:' || loopback.test(origin.hostname);
  const prefix = secure ? '__Host-' : '';
  return { secure, session: `${prefix}sid`, remember: `${prefix}rm`, visitor: `${prefix}pre`, device: `${prefix}dev` };
};
export type CookieNames = ReturnType<typeof cookieNames>;

/** Writes an HttpOnly, SameSite=Lax cookie of this host; `maxAge` in seconds, absent for the browser's session. */
export const setCookie = (
  res: Response,
  cookie: { name: string; value: string; secure: boolean; maxAge?: number },
): void => {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (cookie.secure) parts.push('Secure');
  if (cookie.maxAge !== undefined) parts.push(`Max-Age=${cookie.maxAge}`);
  res.append('Set-Cookie', parts.join('; '));
};
