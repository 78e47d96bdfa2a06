import { forbidden, invalidCode, notFound } from '@setu/kit/core';
import express, { type Express, type IRouter, type Request, type Response } from 'express';
import type { Deps } from '../deps.js';
import { refusalFor } from './access.js';
import { answerFailure, sendAnswer, sendShell, toSignIn } from './answer.js';
import { bearerOf } from './bearer.js';
import { openBudget } from './budget.js';
import type { CallContext } from './call-context.js';
import { noteKind } from './call-kind.js';
import type { Caller } from './caller.js';
import { sendConfirmPage } from './confirm-page.js';
import { checkToken, checkUnsafe, comesFromHere, isPrefetchOrHead } from './csrf.js';
import { readInput } from './input.js';
import type { CountLoad } from './load.js';
import { mustSeeRequest } from './must-see-request.js';
import { isRead, requestsPage } from './negotiation.js';
import { receiveBody } from './receive.js';
import type { Route } from './route.js';
import { sendPage } from './send-page.js';
import { readCaller } from './session.js';
import { checkSpeaker } from './speaker.js';
import { storeLanguage } from './store-language.js';
import { mountSwitch } from './switch-user.js';
import { readTokenCaller } from './token-caller.js';
import { readParams, readQuery, understand } from './understand.js';

interface Call {
  req: Request;
  res: Response;
  deps: Deps;
  route: Route;
  caller: Caller;
}

/** Reads the body of an unsafe call after checking that a page of this site may have made it. */
const readChecked = async ({ req, res, deps, route, caller }: Call): Promise<unknown> => {
  if (isRead(req)) return undefined;
  const { binding, visitorId } = caller;
  const check = { config: deps.config, binding, visitorId, tokenField: route.tokenField };
  checkUnsafe(req, check);
  const body = route.streams ? undefined : await receiveBody(req, res, { deps, caller });
  checkToken(req, body, check);
  return body;
};

/**
 * Rejects, in this order: callers who are not signed in, callers whose role may not use the route, and unsafe calls of
 * unidentified callers.
 */
const checkRights = ({ req, route, caller }: Call): void => {
  const refusal = refusalFor(route.who, caller.principal);
  if (refusal !== null) throw caller.unknown ?? refusal;
  // An unidentified caller could not present a valid CSRF token for a page made for a signed-in user.
  if (caller.unknown && !isRead(req)) throw caller.unknown;
};

/**
 * Answers a browser's navigation to a screen with its page or a redirect to sign-in. Returns true if that completes the
 * call.
 */
const answeredAsPage = async (call: Call): Promise<boolean> => {
  const { req, res, deps, route, caller } = call;
  if (!isRead(req) || !requestsPage(req, route)) return false;
  if (route.kind === 'A' && !route.browserRuns) return false;
  storeLanguage(req, res, deps);
  const refusal = refusalFor(route.who, caller.principal);
  if (refusal?.kind === 'unauthenticated' && !caller.unknown) {
    toSignIn(req, res, route);
    return true;
  }
  readParams(req, route);
  if (route.browserRuns && refusal === null) return false;
  if (refusal) await sendShell(res, deps, caller, caller.unknown ? 503 : 200);
  else await sendPage(call);
  return true;
};

/** Stops a state-changing GET that the user did not open from this site. Returns true if it answered the call. */
const isRejected = ({ req, res, deps, route, caller }: Call): boolean => {
  if (!route.changes) return false;
  if (isPrefetchOrHead(req)) throw forbidden('cross_site');
  if (route.changes === 'from_anywhere' || comesFromHere(req, deps.config)) return false;
  if (!requestsPage(req, route)) throw forbidden('cross_site');
  sendConfirmPage(req, res, caller.locale);
  return true;
};

/** Reads the body by the endpoint's schema. */
const readBody = ({ route }: Call, body: unknown): unknown =>
  route.input && !route.checksLate ? readInput(route.input, body) : undefined;

/** Parses a call by the endpoint's schemas: parameters, query, body. */
const readParts = async (call: Call, context: Omit<CallContext, 'body'>, body: unknown) => {
  const { req, route } = call;
  const params = readParams(req, route);
  const query = readQuery(req, route, body);
  try {
    return { params, query, input: readBody(call, body), body };
  } catch (refusal) {
    // Checks the permission to see the object before reporting the input as invalid.
    await mustSeeRequest(context, route, params);
    throw refusal;
  }
};

/** Runs one route for one call: caller, rights, CSRF, input, handler, answer. */
const run = async (req: Request, res: Response, deps: Deps, route: Route): Promise<void> => {
  const write = !isRead(req) || route.changes !== undefined;
  const requestId = String(res.getHeader('X-Request-Id') ?? '');
  const budget = openBudget({ write, requestId, ms: route.budgetMs });
  const use = { write, touch: route.quiet !== true, silent: route.kind === 'D' };
  const secret = bearerOf(req);
  const caller = await budget.spend(() =>
    secret === undefined ? readCaller(req, res, deps, use) : readTokenCaller(req, res, { deps, route, secret }),
  );
  const call: Call = { req, res, deps, route, caller };
  if (await answeredAsPage(call)) return;
  res.setHeader('Cache-Control', 'no-store');
  if (route.kind === 'S' || route.browserRuns) res.vary('Accept');
  if (!route.anySpeaker) checkSpeaker(req, caller);
  checkRights(call);
  const body = await readChecked(call);
  const context = understand(req, res, call);
  readParams(req, route);
  if (isRead(req) && isRejected(call)) return;
  const answer = await budget.spend(async () =>
    route.handle({ ...context, ...(await readParts(call, context, body)) }),
  );
  sendAnswer(req, res, { route, answer });
};

export interface Mounting {
  deps: Deps;
  countLoad: CountLoad;
}

/** Ranks a path by how specific it is: literal segments before parameters, position by position. */
const rank = (path: string): string =>
  path
    .replace(/[{}]/g, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') || segment.startsWith('*') ? '1' : '0'))
    .join('');

const allowed = (methods: readonly string[]): string =>
  methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');

/** Answers 405 with the allowed methods for a known path and another method. */
const refuseOtherMethods = (app: IRouter, routes: readonly Route[], { deps, countLoad }: Mounting): void => {
  const methodsOf = new Map<string, string[]>();
  for (const { path, method } of routes) methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
  for (const [path, methods] of methodsOf) {
    // `app.all` would create a layer for every HTTP method.
    app.route(path).all(countLoad(), async (req, res) => {
      res.setHeader('Allow', allowed(methods));
      await answerFailure(req, res, deps, { failure: invalidCode('method_not_allowed') });
    });
  }
};

/** Returns the first part of a path, in lower case, because paths match in any case. */
const firstPart = (path: string): string => path.slice(1).split('/', 1)[0]?.toLowerCase() ?? '';

const isLiteral = (part: string): boolean => /^[\w.-]*$/.test(part);

/** Mounts routes on a router, in their order. */
const mountOn = (router: IRouter, routes: readonly Route[], mounting: Mounting): void => {
  const { deps, countLoad } = mounting;
  for (const route of routes) {
    router[route.method](route.path, noteKind(route), countLoad(route), async (req, res) => {
      try {
        await run(req, res, deps, route);
      } catch (error) {
        await answerFailure(req, res, deps, { failure: error, route });
      }
    });
  }
  refuseOtherMethods(router, routes, mounting);
};

/**
 * Mounts every route. Literal segments win over parameters, whatever the order of declaration. A router compares a
 * call with all its paths, so each first part of a path has its own router.
 */
export const mountRoutes = (app: Express, routes: readonly Route[], mounting: Mounting): void => {
  const { deps, countLoad } = mounting;
  mountSwitch(app, { deps, countLoad });
  const ordered = [...routes].sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : rank(a.path) > rank(b.path) ? 1 : 0));
  const partOf = ({ path }: Route): string => firstPart(path);
  const routers = new Map<string, express.Router>();
  const others = express.Router();
  mountOn(
    others,
    ordered.filter((route) => !isLiteral(partOf(route))),
    mounting,
  );
  for (const part of new Set(ordered.map(partOf).filter(isLiteral))) {
    const router = express.Router();
    mountOn(
      router,
      ordered.filter((route) => partOf(route) === part || !isLiteral(partOf(route))),
      mounting,
    );
    routers.set(part, router);
  }
  app.use((req, res, next) => (routers.get(firstPart(req.path)) ?? others)(req, res, next));
  app.use(countLoad(), async (req, res) => answerFailure(req, res, deps, { failure: notFound() }));
};
