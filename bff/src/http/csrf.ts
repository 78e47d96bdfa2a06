import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden } from '@setu/kit/core';
import type { Request } from 'express';
import type { Config } from '../config.js';

const tokenBy = (key: string, binding: string): string =>
  createHmac('sha256', key).update(`csrf:${binding}`).digest('base64url');

/** The CSRF token of a session or an anonymous visitor (OWASP: HMAC bound to the session), by the first key. */
export const csrfToken = ([key = '']: readonly string[], binding: string): string => tokenBy(key, binding);

/** Compares two texts in a time that does not tell where they differ. */
export const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a token was made for this binding by any of the keys: a page may be older than the newest. */
const isToken = (given: string | undefined, { config }: CsrfCheck, binding: string): boolean =>
  given !== undefined && config.CSRF_SECRET.some((key) => isSame(given, tokenBy(key, binding)));

const refuse = () => forbidden('invalid_csrf_token');

const ownOrigin = (req: Request, config: Config): boolean => {
  const origin = req.headers.origin;
  if (origin === undefined) return true;
  if (config.ALLOWED_ORIGINS.includes(origin) || origin === config.PUBLIC_ORIGIN) return true;
  try {
    return new URL(origin).host === req.headers.host;
  } catch {
    return false;
  }
};

/** Whether a call was made by a page of this site, as far as the browser tells. */
const sameSite = (req: Request, config: Config): boolean => {
  const site = req.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  return (site === undefined || site === 'none') && ownOrigin(req, config);
};

export interface CsrfCheck {
  config: Config;
  binding: string;
  /** The anonymous browser below the session. */
  visitorId: string;
  /** The field a route requires its token in; undefined: the ajax header alone does. */
  tokenField?: string | undefined;
}

/**
 * Refuses (403 `invalid_csrf_token`), before its body is read, an unsafe call that no page of this site can have made.
 * A route with a token of its own still has to see it: `checkToken`.
 */
export const checkUnsafe = (req: Request, check: CsrfCheck): void => {
  if (!sameSite(req, check.config)) throw refuse();
  if (check.tokenField !== undefined || req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest') return;
  if (!isToken(req.get('x-csrf-token'), check, check.binding)) throw refuse();
};

/**
 * Refuses a call of a route with a token of its own that brings it neither in its field nor in the header. The browser's
 * does as well as the session's: a page made while nobody could tell whose the session is had no other to give.
 */
export const checkToken = (req: Request, body: unknown, check: CsrfCheck): void => {
  if (check.tokenField === undefined) return;
  const field = (body as Record<string, unknown> | null | undefined)?.[check.tokenField];
  const given = typeof field === 'string' && field !== '' ? field : req.get('x-csrf-token');
  if (!isToken(given, check, check.binding) && !isToken(given, check, check.visitorId)) throw refuse();
};

/** Whether nobody has asked for this yet: a browser fetches ahead, or HEAD only looks. */
export const onlyLooks = (req: Request): boolean =>
  req.method === 'HEAD' || /prefetch|prerender/.test(`${req.headers['sec-purpose'] ?? ''}${req.headers.purpose ?? ''}`);

/** Whether a state-changing GET comes from this site or from the address bar. */
export const comesFromHere = (req: Request): boolean => {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const referer = req.headers.referer;
  if (referer === undefined) return true;
  try {
    return new URL(referer).host === req.headers.host;
  } catch {
    return false;
  }
};
