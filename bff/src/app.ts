import { createServer, type Server } from 'node:http';
import { notFound } from '@setu/kit/core';
import { createLog, type Log, type Running, serveAdmin, traceCall } from '@setu/kit/process';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type Config, readConfig } from './config.js';
import type { Deps } from './deps.js';
import { answerFailure, languageOf } from './http/answer.js';
import { captchaOrigins } from './http/captcha-origins.js';
import { cardViews } from './http/card-views.js';
import { limitConcurrency } from './http/concurrency-limit.js';
import { cookieNames } from './http/cookies.js';
import { trackConnections } from './http/drain.js';
import { sendFailure } from './http/failure.js';
import { securityHeaders } from './http/headers.js';
import { mountHealth } from './http/health.js';
import { watchCalls } from './http/http-log.js';
import { type LagWatch, watchLag } from './http/lag.js';
import { sharedLimit } from './http/limits.js';
import { shedLoad } from './http/load.js';
import { openMediaProxy } from './http/media-proxy.js';
import { mountRoutes } from './http/mount.js';
import { pageCache } from './http/page-cache.js';
import { principalCache } from './http/principals.js';
import { openShell } from './http/shell.js';
import { staticFiles } from './http/static-files.js';
import { tokenCache } from './http/tokens.js';
import { closeSlowSenders } from './http/unread-body.js';
import { answerUnreadable } from './http/unreadable.js';
import { uploadPlaces } from './http/upload-places.js';
import { signalHub } from './live/signal-hub.js';
import { cachedCategories } from './pages/cached-categories.js';
import { pageContext } from './pages/page-context.js';
import { todaysRate } from './pages/rates.js';
import { listedCards } from './present/listed-cards.js';
import { listedFacets } from './present/listed-facets.js';
import { routes } from './routes/index.js';
import { connectServices, type Services } from './services.js';

// Suggestions are requested on every keystroke, so the first few of each second are allowed without querying the shared
// count. Every upload is counted, because counting is quick compared with the upload itself.
const limitsOf = (
  { SUGGEST_RATE, UPLOAD_RATE, ESTIMATE_RATE, TRANSLATE_RATE, TOKEN_RATE }: Config,
  identity: Services['identity'],
) => ({
  suggestLimit: sharedLimit(
    { name: 'suggest', max: SUGGEST_RATE, seconds: 1, unchecked: Math.floor(SUGGEST_RATE / 4) },
    identity,
  ),
  uploadLimit: sharedLimit({ name: 'upload', max: UPLOAD_RATE, seconds: 60, unchecked: 0 }, identity),
  estimateLimit: sharedLimit(
    { name: 'estimate', max: ESTIMATE_RATE, seconds: 60, unchecked: Math.floor(ESTIMATE_RATE / 4) },
    identity,
  ),
  tokenLimit: sharedLimit(
    { name: 'token', max: TOKEN_RATE, seconds: 60, unchecked: Math.floor(TOKEN_RATE / 4) },
    identity,
  ),
  translateLimit: sharedLimit({ name: 'translate', max: TRANSLATE_RATE, seconds: 60, unchecked: 0 }, identity),
});

/** Builds everything the routes use, from the environment. */
const createDeps = (env: NodeJS.ProcessEnv): Deps => {
  const config = readConfig(env);
  const services = connectServices(config);
  const principals = principalCache(services.identity);
  const tokens = tokenCache(services.identity);
  const pages = pageCache();
  let document: Promise<Record<string, unknown>> | undefined;
  const deps: Deps = {
    config,
    names: cookieNames(config),
    services,
    principals,
    tokens,
    rates: todaysRate(services.fx),
    categories: cachedCategories(services.catalogue),
    shell: openShell(config.WEB_DIR, captchaOrigins(config)),
    pages,
    listedCards: listedCards(),
    listedFacets: listedFacets(),
    cardViews: cardViews(services.catalogue),
    hub: signalHub(services.identity, { principals, tokens, pages }),
    mediaProxy: openMediaProxy(config),
    ...limitsOf(config, services.identity),
    uploadPlaces: uploadPlaces(config.SHED_IN_FLIGHT),
    anonymousBodies: limitConcurrency(20),
    exports: limitConcurrency(2),
    sitemapParts: limitConcurrency(2),
    openapi: () => {
      document ??= import('./openapi.js').then(({ openApiDocument }) => openApiDocument(routes));
      return document;
    },
    pageContext: (caller) => pageContext(deps, caller),
  };
  return deps;
};

const compressed = compression({
  filter: (req, res) =>
    res.locals.raw !== true &&
    !String(res.getHeader('Content-Type')).startsWith('text/event-stream') &&
    compression.filter(req, res),
});

// Express rejects a path it cannot decode before any route runs. Every other error here is a bug.
const isUndecodable = (error: unknown): boolean =>
  error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400);

/** What the app needs from its process: readiness, event loop lag and the log. */
export interface Process {
  isReady: () => boolean;
  lag: Pick<LagWatch, 'isLate'>;
  log: Log;
}

/** Creates the Express app from its dependencies. Does not listen. */
export const createApp = (deps: Deps, { isReady, lag, log }: Process): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', deps.config.TRUSTED_HOPS);
  app.set('query parser', 'simple');
  app.use(traceCall, watchCalls(log), closeSlowSenders, securityHeaders(deps.config));
  mountHealth(app, isReady);
  app.use(compressed);
  staticFiles(app, deps.config.WEB_DIR);
  const refuse = (req: Request, res: Response, error: unknown) => sendFailure(res, error, languageOf(req, res));
  const countLoad = shedLoad({ maxInFlight: deps.config.SHED_IN_FLIGHT, lag, refuse });
  mountRoutes(app, routes, { deps, countLoad });
  app.use(async (error: unknown, req: Request, res: Response, _next: NextFunction) =>
    answerFailure(req, res, deps, { failure: isUndecodable(error) ? notFound() : error }),
  );
  return app;
};

const listen = (server: Server, at: { port: number; host: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : at.port);
    });
  });

// Must exceed the keep-alive time of a proxy in front of us. Otherwise the proxy may send a call into a connection that
// we are closing.
const keepAliveTimeout = 65_000;
// Must exceed the longest time any route waits for a body. Each route sets its own limit for slow bodies.
const longestBodyMs = 630_000;

/** Starts the BFF: listens on PORT and serves metrics on ADMIN_PORT. On shutdown, closes its parts in reverse order. */
export const start = async (env: NodeJS.ProcessEnv = process.env): Promise<Running> => {
  const deps = createDeps(env);
  const { config } = deps;
  const log = createLog({ service: 'bff', level: config.LOG_LEVEL });
  if (!deps.names.secure)
    log.warn({ origin: config.PUBLIC_ORIGIN }, 'PUBLIC_ORIGIN is http: session cookies are sent unencrypted');
  let ready = false;
  const isReady = () => ready;
  const lag = watchLag(config.SHED_LAG_MS);
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: longestBodyMs, keepAliveTimeout },
    createApp(deps, { isReady, lag, log }),
  );
  answerUnreadable(server);
  const leaving = trackConnections(server);
  const admin = await serveAdmin({ port: config.ADMIN_PORT, host: config.ADMIN_HOST, ready: isReady });
  const port = await listen(server, { port: config.PORT, host: config.HOST });
  ready = true;
  const close = async (): Promise<void> => {
    ready = false;
    leaving.announce();
    await new Promise((resolve) => setTimeout(resolve, config.DRAIN_DELAY_MS));
    await deps.hub.close();
    await leaving.drain();
    await deps.cardViews.close();
    lag.close();
    await admin?.close();
    for (const client of Object.values(deps.services)) client.close();
  };
  return { address: `http://${config.HOST}:${port}`, close };
};
