import { forbidden, networkOf } from '@setu/kit/core';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { readLocale } from '../language/locale.js';
import type { Caller } from './caller.js';
import type { Route } from './route.js';
import { platformOf } from './session.js';
import { scopesOf } from './token-scopes.js';

/**
 * Returns the caller of a call with a personal token: the token's user, limited to the token's scopes. Cookies are
 * neither read nor set, so the browser's own session has no effect. Throws `invalid_token` (401, RFC 6750) for an
 * unknown token, `limited` above the rate limit, and `forbidden` (`token_scope`) for a route outside the scopes.
 */
export const readTokenCaller = async (
  req: Request,
  res: Response,
  { deps, route, secret }: { deps: Deps; route: Route; secret: string },
): Promise<Caller> => {
  const holder = secret === '' ? null : await deps.tokens.resolve(secret);
  if (!holder?.principal.actor) {
    res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    throw forbidden('invalid_token');
  }
  const { principal, scopes } = holder;
  await deps.tokenLimit.take(principal.sessionId);
  const wanted = scopesOf(route);
  if (!wanted.some((scope) => scopes.includes(scope))) {
    res.setHeader('WWW-Authenticate', 'Bearer error="insufficient_scope"');
    throw forbidden('token_scope');
  }
  const tag = typeof req.query.locale === 'string' ? req.query.locale : undefined;
  const locale = readLocale(req, {}, tag);
  const platform = platformOf(req, deps, principal);
  const actor = { ...holder.principal.actor, locale, platform, visitorId: '', network: networkOf(req.ip ?? '') };
  const anonymous = { unknown: null, token: '', binding: '', visitorId: '', timeZone: 'UTC' };
  const caller: Caller = { ...anonymous, principal, actor, locale, platform };
  res.locals.caller = caller;
  return caller;
};
