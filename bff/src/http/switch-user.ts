import { forbidden, unauthenticated } from '@setu/kit/core';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { answerFailure, sendAnswer, toSignIn } from './answer.js';
import { openBudget } from './budget.js';
import type { Caller } from './caller.js';
import { sendConfirmPage } from './confirm-page.js';
import { comesFromHere, isPrefetchOrHead } from './csrf.js';
import type { CountLoad } from './load.js';
import { isAjax, wantsHtml } from './negotiation.js';
import { deviceOf, readCaller, storeSession } from './session.js';

const parameter = '_switch_user';
const leaving = '_exit';

/** Returns the address without the switch parameters, to which the browser continues. */
const cleaned = (req: Request): string => {
  const address = new URL(req.originalUrl, 'http://this.site');
  address.searchParams.delete(parameter);
  address.searchParams.delete('type');
  return `${address.pathname.replace(/^\/+/, '/')}${address.search}`;
};

const switched = async (req: Request, deps: Deps, { actor, token }: Caller, username: string) => {
  const { identity } = deps.services;
  const session = { token, deviceToken: deviceOf(req, deps) };
  if (username === leaving) return identity.standBack(session, { actor });
  if (req.query.type !== 'substitute') throw forbidden('substitution_refused');
  return identity.standIn({ ...session, username }, { actor });
};

interface Call {
  req: Request;
  res: Response;
  deps: Deps;
  username: string;
}

const run = async ({ req, res, deps, username }: Call): Promise<void> => {
  const budget = openBudget({ write: true, requestId: String(res.getHeader('X-Request-Id') ?? '') });
  const caller = await budget.spend(() => readCaller(req, res, deps, { write: true, touch: true }));
  res.setHeader('Cache-Control', 'no-store');
  if (caller.unknown) throw caller.unknown;
  const asPage = wantsHtml(req) && !isAjax(req);
  if (!caller.principal) {
    if (!asPage) throw unauthenticated();
    // After sign-in the user returns to the page itself, because signing in must never start a substitution.
    req.originalUrl = cleaned(req);
    return toSignIn(req, res, {});
  }
  if (isPrefetchOrHead(req)) throw forbidden('cross_site');
  if (!comesFromHere(req, deps.config)) {
    if (!asPage) throw forbidden('cross_site');
    return sendConfirmPage(req, res, caller.locale);
  }
  const answer = await budget.spend(() => switched(req, deps, caller, username));
  if (answer.token !== '') {
    deps.principals.forget(caller.token);
    // The new session is resolved when the browser presents it, because it may not have arrived yet.
    storeSession(res, deps, { token: answer.token, rememberToken: '' });
  }
  sendAnswer(req, res, { route: { kind: asPage ? 'S' : 'A' }, answer: { goTo: cleaned(req) } });
};

/**
 * Mounts `?_switch_user={username}&type=substitute` and `?_switch_user=_exit` on a GET of any path. The session then
 * acts for the substituted user, or for its owner again. The browser is redirected to the same address without the
 * parameters. Every rejection has the same 403, whatever its reason.
 */
export const mountSwitch = (app: Express, { deps, countLoad }: { deps: Deps; countLoad: CountLoad }): void => {
  const count = countLoad();
  app.get('/{*path}', (req: Request, res: Response, next: NextFunction) => {
    const username = req.query[parameter];
    if (username === undefined) return next();
    count(req, res, async () => {
      try {
        if (typeof username !== 'string' || username.length > 254) throw forbidden('substitution_refused');
        await run({ req, res, deps, username });
      } catch (failure) {
        await answerFailure(req, res, deps, { failure });
      }
    });
  });
};
