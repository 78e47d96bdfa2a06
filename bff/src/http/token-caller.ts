import { forbidden, networkOf } from '@setu/kit/core';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { readLocale } from '../language/locale.js';
import type { Caller } from './caller.js';
import type { Route } from './route.js';
import { platformOf } from './session.js';
import { scopesOf } from './token-scopes.js';

/**
 * Who makes a call that brings a personal token: its person, for what its scopes let it read. Cookies are not looked at
 * and none are set, so nothing here can come from a browser that is signed in. Throws `invalid_token` (401, RFC 6750) for a token that
 * is nobody's, `limited` when it comes too often, `forbidden` (`token_scope`) where it may not read.
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
  const asked = typeof req.query.locale === 'string' ? req.query.locale : undefined;
  const locale = readLocale(req, {}, asked);
  const platform = platformOf(req, deps, principal);
  const actor = { ...holder.principal.actor, locale, platform, visitorId: '', network: networkOf(req.ip ?? '') };
  const nobodys = { unknown: null, token: '', binding: '', visitorId: '', timeZone: 'UTC' };
  const caller: Caller = { ...nobodys, principal, actor, locale, platform };
  res.locals.caller = caller;
  return caller;
};
