import { parseCookie } from 'cookie';
import type { Response } from 'express';

/** Reads the request's cookies. For a repeated name the first wins. An undecodable value stays as sent. */
export const readCookies = (header: string | undefined): Record<string, string | undefined> =>
  parseCookie(header ?? '');

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** Uses `__Host-` names and Secure wherever browsers allow them: over https, and for loopback hosts over http. */
export const cookieNames = (config: { PUBLIC_ORIGIN: string }) => {
  const origin = new URL(config.PUBLIC_ORIGIN);
  const secure = origin.protocol === 'https:' || loopback.test(origin.hostname);
  const prefix = secure ? '__Host-' : '';
  return {
    ...{ secure, session: `${prefix}sid`, remember: `${prefix}rm`, visitor: `${prefix}pre` },
    ...{ device: `${prefix}dev`, half: `${prefix}half` },
  };
};
export type CookieNames = ReturnType<typeof cookieNames>;

/**
 * Writes an HttpOnly, SameSite=Lax cookie of this host. `maxAge` is in seconds; without it the cookie lasts for the
 * browser's session.
 */
export const setCookie = (
  res: Response,
  { name, value, secure, maxAge }: { name: string; value: string; secure: boolean; maxAge?: number },
): void => {
  const lasting = maxAge === undefined ? {} : { maxAge: maxAge * 1000 };
  res.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure, ...lasting });
};
