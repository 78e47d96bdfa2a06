import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden } from '@setu/kit/core';
import type { Request } from 'express';
import type { Config } from '../config.js';
import { originOf } from './origin.js';

const tokenBy = (key: string, binding: string): string =>
  createHmac('sha256', key).update(`csrf:${binding}`).digest('base64url');

/**
 * Creates the CSRF token of a session or an anonymous visitor with the first key (OWASP: HMAC bound to the session).
 */
export const csrfToken = ([key = '']: readonly string[], binding: string): string => tokenBy(key, binding);

/** Compares two texts in constant time. */
export const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Checks whether any of the keys made this token for this binding. A page may be older than the newest key. */
const isToken = (token: string | undefined, { config }: CsrfCheck, binding: string): boolean =>
  token !== undefined && config.CSRF_SECRET.some((key) => isSame(token, tokenBy(key, binding)));

const refuse = () => forbidden('invalid_csrf_token');

/** Returns whether an origin is configured as ours. The Host header proves nothing, because the caller chooses it. */
const isOwnOrigin = (origin: string, req: Request, config: Config): boolean =>
  config.ALLOWED_ORIGINS.includes(origin) ||
  origin === new URL(config.PUBLIC_ORIGIN).origin ||
  origin === originOf(req, config);

/** Returns whether a page of this site made the call, according to the browser's headers. */
const sameSite = (req: Request, config: Config): boolean => {
  const site = req.headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  const { origin } = req.headers;
  return (site === undefined || site === 'none') && (origin === undefined || isOwnOrigin(origin, req, config));
};

export interface CsrfCheck {
  config: Config;
  binding: string;
  /** The id of the anonymous browser. It exists independently of the session. */
  visitorId: string;
  /** The field that must contain the token. If undefined, the ajax header alone is enough. */
  tokenField?: string | undefined;
}

/**
 * Rejects (403 `invalid_csrf_token`) an unsafe call that no page of this site can have made, before reading its body.
 * Routes with a token field also call `checkToken`.
 */
export const checkUnsafe = (req: Request, check: CsrfCheck): void => {
  if (!sameSite(req, check.config)) throw refuse();
  if (check.tokenField !== undefined || req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest') return;
  if (!isToken(req.get('x-csrf-token'), check, check.binding)) throw refuse();
};

/**
 * Rejects a call to a route with a token field if neither the field nor the header contains a valid token. Accepts the
 * anonymous browser's token as well as the session's, because a page made while identity was unavailable contains only
 * the browser's.
 */
export const checkToken = (req: Request, body: unknown, check: CsrfCheck): void => {
  if (check.tokenField === undefined) return;
  const field = (body as Record<string, unknown> | null | undefined)?.[check.tokenField];
  const token = typeof field === 'string' && field !== '' ? field : req.get('x-csrf-token');
  if (!isToken(token, check, check.binding) && !isToken(token, check, check.visitorId)) throw refuse();
};

/** Returns whether the call is only a prefetch or a HEAD. In that case the user has not opened the page yet. */
export const isPrefetchOrHead = (req: Request): boolean =>
  req.method === 'HEAD' || /prefetch|prerender/.test(`${req.headers['sec-purpose'] ?? ''}${req.headers.purpose ?? ''}`);

/** Returns whether a state-changing GET comes from this site or from the address bar. */
export const comesFromHere = (req: Request, config: Config): boolean => {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const referer = req.headers.referer;
  if (referer === undefined) return true;
  return URL.canParse(referer) && isOwnOrigin(new URL(referer).origin, req, config);
};
