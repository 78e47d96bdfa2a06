import { type AppError, isAppError, networkOf } from '@setu/kit/core';
import { anonymousActor, systemActor } from '@setu/kit/rpc';
import type { Principal } from '@setu/proto/identity/sessions';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { readLocale } from '../language/locale.js';
import { readTimeZone } from '../language/time-zone.js';
import { asUnavailable } from './actor-rejection.js';
import type { Caller } from './caller.js';
import { readCookies, setCookie } from './cookies.js';
import { newVisitor, readVisitor } from './visitor.js';

const rememberSeconds = 30 * 24 * 3600;
const deviceSeconds = 180 * 24 * 3600;
const halfSeconds = 600;
/** Longer than any token we issue. */
const maxToken = 200;

const tokenIn = (cookies: Record<string, string | undefined>, name: string): string => {
  const token = cookies[name] ?? '';
  return token.length > maxToken || token.includes('\u0000') ? '' : token;
};

export interface CallerUse {
  write: boolean;
  /** Whether to extend the session. */
  touch: boolean;
  /** Set no cookie, because shared caches may store the answer. */
  silent?: boolean;
}

/** Returns the platform of a call: that of the user's company, or that of the host for anonymous visitors. */
export const platformOf = (req: Request, deps: Deps, principal: Principal | null): 'customer' | 'supplier' => {
  const type = principal?.actor?.companyType;
  if (type === 'supplier' || type === 'customer') return type;
  const host = (req.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return deps.config.SUPPLIER_HOSTS.includes(host) ? 'supplier' : 'customer';
};

/** Sets the session cookie, and the remember-me cookie if there is a token. */
export const storeSession = (res: Response, deps: Deps, tokens: { token: string; rememberToken: string }): void => {
  const { names } = deps;
  setCookie(res, { name: names.session, value: tokens.token, secure: names.secure });
  if (tokens.rememberToken === '') return;
  setCookie(res, { name: names.remember, value: tokens.rememberToken, secure: names.secure, maxAge: rememberSeconds });
};

/** Sets the device cookie of a browser in which a user has signed in. The cookie outlives sessions. */
export const storeDevice = (res: Response, { names }: Deps, token: string): void => {
  if (token !== '') setCookie(res, { name: names.device, value: token, secure: names.secure, maxAge: deviceSeconds });
};

/** Returns the device token of the browser, or an empty text for a new one. */
export const deviceOf = (req: Request, { names }: Deps): string =>
  tokenIn(readCookies(req.headers.cookie), names.device);

/** Sets the cookie of a sign-in that waits for its second factor. An empty value removes it. */
export const storeHalf = (res: Response, { names }: Deps, value: string): void =>
  setCookie(res, { name: names.half, value, secure: names.secure, maxAge: value === '' ? 0 : halfSeconds });

/** Returns the sign-in that waits for its second factor in this browser, or an empty text. */
export const halfOf = (req: Request, { names }: Deps): string => tokenIn(readCookies(req.headers.cookie), names.half);

/** Returns whether the browser has a remember-me token. */
export const isRemembered = (req: Request, { names }: Deps): boolean =>
  tokenIn(readCookies(req.headers.cookie), names.remember) !== '';

/** Removes the session from the browser. */
export const dropSession = (res: Response, deps: Deps): void => {
  const { names } = deps;
  for (const name of [names.session, names.remember])
    setCookie(res, { name, value: '', secure: names.secure, maxAge: 0 });
};

const resume = async (req: Request, res: Response, deps: Deps, rememberToken: string) => {
  const request = { rememberToken, address: req.ip ?? '', userAgent: (req.get('user-agent') ?? '').slice(0, 300) };
  // Concurrent calls of one page present the same token, possibly to different processes. Identity returns the same new
  // session to all of them.
  const answer = await deps.services.identity.resumeSession(request, { actor: systemActor('bff') });
  if (!answer.principal) {
    setCookie(res, { name: deps.names.remember, value: '', secure: deps.names.secure, maxAge: 0 });
    return { principal: null, token: '' };
  }
  storeSession(res, deps, answer);
  deps.principals.remember(answer.token, answer.principal);
  return { principal: answer.principal, token: answer.token };
};

const visitorOf = (
  res: Response,
  deps: Deps,
  of: { cookies: Record<string, string | undefined>; silent: boolean },
): string => {
  const known = readVisitor(deps.config.CSRF_SECRET, of.cookies[deps.names.visitor]);
  if (known !== null) return known;
  const fresh = newVisitor(deps.config.CSRF_SECRET);
  if (of.silent) return fresh.id;
  setCookie(res, { name: deps.names.visitor, value: fresh.cookie, secure: deps.names.secure });
  return fresh.id;
};

/** The browser's language and time zone, which identity stores for emails. */
interface Reading {
  locale: string;
  timeZone: string;
}

const resolveCaller = async (req: Request, res: Response, deps: Deps, use: CallerUse & Reading) => {
  const cookies = readCookies(req.headers.cookie);
  const token = tokenIn(cookies, deps.names.session);
  let present = token;
  const renewed = (fresh: string): void => {
    present = fresh;
    storeSession(res, deps, { token: fresh, rememberToken: '' });
  };
  const browser = use.silent ? {} : { deviceToken: deviceOf(req, deps), renewed };
  const principal = token === '' ? null : await deps.principals.resolve(token, { ...use, ...browser });
  if (principal) return { principal, token: present };
  const rememberToken = use.silent ? '' : tokenIn(cookies, deps.names.remember);
  return rememberToken === '' ? { principal: null, token: '' } : resume(req, res, deps, rememberToken);
};

/**
 * Returns the caller. Never throws for a dependency: `unknown` then contains the failure, and the call continues as
 * anonymous.
 */
export const readCaller = async (req: Request, res: Response, deps: Deps, use: CallerUse): Promise<Caller> => {
  const cookies = readCookies(req.headers.cookie);
  const tag = typeof req.query.locale === 'string' ? req.query.locale : undefined;
  const locale = readLocale(req, cookies, tag);
  let found: { principal: Principal | null; token: string } = { principal: null, token: '' };
  let unknown: AppError | null = null;
  try {
    found = await resolveCaller(req, res, deps, { ...use, locale, timeZone: cookies.zone ?? '' });
  } catch (error) {
    if (!isAppError(error)) throw error;
    unknown = asUnavailable(error as AppError) as AppError;
  }
  const { principal, token } = found;
  const platform = platformOf(req, deps, principal);
  const visitorId = visitorOf(res, deps, { cookies, silent: use.silent === true });
  const known = principal?.actor ?? anonymousActor({ platform, locale, visitorId });
  const actor = { ...known, locale, platform, visitorId, network: networkOf(req.ip ?? '') };
  const timeZone = readTimeZone(cookies);
  const binding = principal?.csrfSecret ?? visitorId;
  const caller: Caller = { principal, unknown, actor, token, binding, visitorId, locale, timeZone, platform };
  res.locals.caller = caller;
  return caller;
};

/** Returns the caller found earlier in this call, or resolves it now. */
export const knownCaller = async (req: Request, res: Response, deps: Deps): Promise<Caller> =>
  (res.locals.caller as Caller | undefined) ?? readCaller(req, res, deps, { write: false, touch: false });
