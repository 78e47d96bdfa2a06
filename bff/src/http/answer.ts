import { isAppError, type Kind } from '@setu/kit/core';
import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { missingDocument } from '../html/missing-document.js';
import { renderPage } from '../html/render.js';
import { type Language, readLocale } from '../language/locale.js';
import { asUnavailable } from './actor-rejection.js';
import type { Caller } from './caller.js';
import { readCookies } from './cookies.js';
import { presentFailure, sendFailure } from './failure.js';
import { isAjax, isRead, requestsPage, wantsHtml } from './negotiation.js';
import { jsonBytes } from './ready-json.js';
import type { Answer, Route } from './route.js';
import { knownCaller } from './session.js';
import type { ShellPage } from './shell.js';

const longestNext = 2000;
/** Seconds until a failed call is worth repeating. */
const retryAfter = '5';

const missingPage = (language: Language): ShellPage => {
  const document = missingDocument({ language });
  return { ...renderPage(document, { origin: '', language, rate: null }), answers: ['null'] };
};

/** Returns the fields of the data that are repeated at the envelope's top level. */
const topOf = ({ top = [] }: Pick<Route, 'top'>, data: unknown): Record<string, unknown> =>
  Object.fromEntries(top.map((name) => [name, (data as Record<string, unknown>)[name]]));

/**
 * Sends a handler's answer: data in the envelope, or a redirect (302 for a browser, 204 with `Location` for a script).
 */
export const sendAnswer = (
  req: Request,
  res: Response,
  { route, answer }: { route: Pick<Route, 'top' | 'kind'>; answer: Answer },
): void => {
  if ('sent' in answer) return;
  if ('goTo' in answer) {
    if (requestsPage(req, route) && !isAjax(req)) res.redirect(302, answer.goTo);
    else res.status(204).setHeader('Location', answer.goTo).end();
    return;
  }
  if ('refused' in answer) {
    const { status, message, top, data } = answer.refused;
    res.status(status).json({ success: false, message, ...top, data });
    return;
  }
  const { message, data } = answer;
  const whole = { success: true, ...(message !== undefined && { message }), ...topOf(route, data), data };
  res.type('json').send(jsonBytes(whole));
};

/** Sends the web app's page with the context for its first paint. For 404 it also sends the "not found" content. */
export const sendShell = async (res: Response, deps: Deps, caller: Caller, status = 200): Promise<void> => {
  const context = await deps.pageContext(caller);
  const page = status === 404 ? missingPage(caller.locale) : undefined;
  if (status === 503) res.setHeader('Retry-After', retryAfter);
  deps.shell.send(res, { context, language: caller.locale, status, page });
};

/**
 * Redirects a browser to the sign-in page with the address to return to. Redirects home if the route has no content for
 * anonymous visitors.
 */
export const toSignIn = (req: Request, res: Response, route: Pick<Route, 'nothingFor'>): void => {
  const next = encodeURIComponent(req.originalUrl);
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept');
  const signIn = next.length > longestNext ? '/login' : `/login?next=${next}`;
  res.redirect(302, route.nothingFor === 'anonymous' ? '/' : signIn);
};

/** Returns the language of the answer, even before the caller is known. */
export const languageOf = (req: Request, res: Response): Language => {
  const caller = res.locals.caller as Caller | undefined;
  const tag = typeof req.query.locale === 'string' ? req.query.locale : undefined;
  return caller?.locale ?? readLocale(req, readCookies(req.headers.cookie), tag);
};

/**
 * Returns the failure to report. If identity could not identify the caller, "not allowed" and "not found" are replaced
 * by identity's own failure.
 */
const blamed = (failure: unknown, caller: Caller | undefined): unknown => {
  const error = asUnavailable(failure);
  const refusals: Kind[] = ['not_found', 'unauthenticated', 'forbidden'];
  if (!caller?.unknown || !isAppError(error)) return error;
  return refusals.includes(error.kind) ? caller.unknown : error;
};

/**
 * Answers with a failure: the envelope for scripts, or the web app's page with the status for a browser's navigation.
 */
export const answerFailure = async (
  req: Request,
  res: Response,
  deps: Deps,
  { failure, route }: { failure: unknown; route?: Pick<Route, 'kind'> },
): Promise<void> => {
  const error = blamed(failure, res.locals.caller as Caller | undefined);
  res.locals.error = error;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const language = languageOf(req, res);
  res.vary('Accept');
  const asPage = route ? requestsPage(req, route) || wantsHtml(req) : wantsHtml(req);
  if (!isRead(req) || !asPage) return sendFailure(res, error, language);
  try {
    await sendShell(res, deps, await knownCaller(req, res, deps), presentFailure(error, language).status);
  } catch (secondError) {
    res.locals.error = secondError;
    sendFailure(res, error, language);
  }
};
