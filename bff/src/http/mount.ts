import { AppError, forbidden, invalid, isUuid, notFound } from '@setu/kit/core';
import type { Express, Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { pageContext } from '../pages/page-context.js';
import { refusalFor } from './access.js';
import type { Ask } from './ask.js';
import { readBody } from './body.js';
import { sendConfirmPage } from './confirm-page.js';
import { checkUnsafe, mayChangeByGet } from './csrf.js';
import { sendFailure } from './failure.js';
import { findNul, readInput } from './input.js';
import type { Answer, Route } from './route.js';
import { type Caller, readCaller } from './session.js';

const defaultBudgetMs = 10_000;

const wantsHtml = (req: Request): boolean =>
  req.query.accept !== 'json' && (req.headers.accept ?? '').includes('text/html');

const isAjax = (req: Request): boolean => req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest';

const readParams = (req: Request, route: Route): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.params)) {
    if (typeof value !== 'string' || value.includes('\u0000')) throw notFound();
    if (route.ids.includes(name) && !isUuid(value)) throw notFound();
    params[name] = value;
  }
  return params;
};

const readQuery = (req: Request): [string, string][] => {
  const at = req.originalUrl.indexOf('?');
  const pairs = at < 0 ? [] : [...new URLSearchParams(req.originalUrl.slice(at + 1))];
  const bad = pairs.find(([key, value]) => key.includes('\u0000') || value.includes('\u0000'));
  if (bad) throw invalid({ [bad[0].replaceAll('\u0000', '') || 'query']: 'invalid_characters' });
  return pairs;
};

const checkRights = (route: Route, caller: Caller): void => {
  const refusal = refusalFor(route.who, caller.principal);
  if (refusal === null) return;
  throw caller.unknown ?? refusal;
};

const readChecked = async (req: Request, route: Route, deps: Deps, caller: Caller): Promise<unknown> => {
  const unsafe = route.method !== 'get';
  const body = unsafe && !route.streams ? await readBody(req) : undefined;
  if (unsafe) {
    checkUnsafe(req, { config: deps.config, binding: caller.binding, tokenField: route.tokenField, body });
  }
  const nul = findNul(body);
  if (nul !== null) throw invalid({ [nul]: 'invalid_characters' });
  return body;
};

const understand = (req: Request, res: Response, deps: Deps, caller: Caller, route: Route): Omit<Ask, 'input'> => {
  const requestId = String(res.getHeader('X-Request-Id') ?? '');
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const budget = AbortSignal.timeout(route.budgetMs ?? defaultBudgetMs);
  const signal = AbortSignal.any([gone.signal, budget]);
  const shared = { actor: caller.actor, requestId, signal };
  return {
    deps,
    caller,
    principal: caller.principal,
    actor: caller.actor,
    locale: caller.locale,
    params: readParams(req, route),
    query: readQuery(req),
    idempotencyKey: (req.get('idempotency-key') ?? '').slice(0, 200),
    requestId,
    signal,
    browser: wantsHtml(req),
    req,
    res,
    reads: (timeoutMs) => ({ ...shared, idempotent: true, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    writes: () => shared,
  };
};

const sendAnswer = (req: Request, res: Response, answer: Answer): void => {
  if ('sent' in answer) return;
  if ('goTo' in answer) {
    if (wantsHtml(req) && !isAjax(req)) res.redirect(302, answer.goTo);
    else res.status(204).setHeader('Location', answer.goTo).end();
    return;
  }
  if (answer.failed) {
    res
      .status(answer.failed.status)
      .json({ success: false, message: answer.failed.message, ...answer.top, data: answer.data });
    return;
  }
  res.status(answer.status ?? 200).json({ success: true, ...answer.top, data: answer.data });
};

const sendShell = async (res: Response, deps: Deps, caller: Caller, status = 200): Promise<void> => {
  const context = await pageContext(deps, caller);
  deps.shell.send(res, { context, language: caller.locale, status });
};

const toSignIn = (req: Request, res: Response): void =>
  res.redirect(302, `/login?next=${encodeURIComponent(req.originalUrl)}`);

/** A browser's navigation to a screen: the shell, or the way to sign in. True when that was all there was to do. */
const answeredAsPage = async (
  req: Request,
  res: Response,
  deps: Deps,
  caller: Caller,
  route: Route,
): Promise<boolean> => {
  if (route.method !== 'get' || !wantsHtml(req) || route.kind === 'D') return false;
  if (route.kind === 'A' && !route.browserRuns) return false;
  const refusal = refusalFor(route.who, caller.principal);
  if (refusal?.kind === 'unauthenticated' && !caller.unknown) {
    toSignIn(req, res);
    return true;
  }
  if (route.browserRuns && refusal === null) return false;
  await sendShell(res, deps, caller, caller.unknown && refusal ? 503 : 200);
  return true;
};

/** Runs one route for one call: caller, rights, CSRF, input, handler, answer. */
const run = async (req: Request, res: Response, deps: Deps, route: Route): Promise<void> => {
  const write = route.method !== 'get' || route.changes === true;
  const caller = await readCaller(req, res, deps, { write, touch: route.quiet !== true, silent: route.kind === 'D' });
  res.locals.language = caller.locale;
  if (await answeredAsPage(req, res, deps, caller, route)) return;
  res.setHeader('Cache-Control', 'no-store');
  if (route.kind === 'S') res.vary('Accept');
  checkRights(route, caller);
  const body = await readChecked(req, route, deps, caller);
  const ask = understand(req, res, deps, caller, route);
  if (route.changes && !mayChangeByGet(req)) {
    if (wantsHtml(req)) return sendConfirmPage(req, res, caller.locale);
    throw forbidden('cross_site');
  }
  const input = route.input ? readInput(route.input, body) : body;
  sendAnswer(req, res, await route.handle({ ...ask, input }));
};

/** How specific a path is: literal segments before parameters, position by position. */
const rank = (path: string): string =>
  path
    .replace(/[{}]/g, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') || segment.startsWith('*') ? '1' : '0'))
    .join('');

/** Mounts every route; literal segments win over parameters whatever the order of declaration. */
export const mountRoutes = (app: Express, routes: readonly Route[], deps: Deps): void => {
  const ordered = [...routes].sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : rank(a.path) > rank(b.path) ? 1 : 0));
  for (const route of ordered) {
    app[route.method](route.path, async (req, res) => {
      try {
        await run(req, res, deps, route);
      } catch (error) {
        await answerFailure(req, res, deps, error);
      }
    });
  }
  app.use(async (req, res) => answerFailure(req, res, deps, notFound()));
};

const answerFailure = async (req: Request, res: Response, deps: Deps, error: unknown): Promise<void> => {
  res.locals.error = error;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const language = res.locals.language === 'en' ? 'en' : 'ru';
  const { kind } = error instanceof AppError ? error : { kind: 'internal' };
  if (
    req.method === 'GET' &&
    wantsHtml(req) &&
    (kind === 'not_found' || kind === 'unavailable' || kind === 'forbidden')
  ) {
    const status = kind === 'not_found' ? 404 : kind === 'forbidden' ? 403 : 503;
    const caller = await readCaller(req, res, deps, { write: false, touch: false });
    return sendShell(res, deps, caller, status);
  }
  sendFailure(res, error, language);
};
