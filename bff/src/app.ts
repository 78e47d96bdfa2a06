import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { notFound } from '@setu/kit/core';
import { createLog, type Running, serveAdmin } from '@setu/kit/process';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { readConfig } from './config.js';
import type { Deps } from './deps.js';
import { cookieNames } from './http/cookies.js';
import { sendFailure } from './http/failure.js';
import { refusePreflight, securityHeaders } from './http/headers.js';
import { mountHealth } from './http/health.js';
import { watchCalls } from './http/http-log.js';
import { limitPerAddress } from './http/limits.js';
import { mountRoutes } from './http/mount.js';
import { principalCache } from './http/principals.js';
import { resumeOnce } from './http/resuming.js';
import { openShell } from './http/shell.js';
import { signalHub } from './live/signal-hub.js';
import { openApiDocument } from './openapi.js';
import { todaysRate } from './pages/rates.js';
import { routes } from './routes/index.js';
import { connectServices } from './services.js';

/** Everything the routes use, from the environment. */
const createDeps = (env: NodeJS.ProcessEnv): Deps => {
  const config = readConfig(env);
  const services = connectServices(config);
  const principals = principalCache(services.identity);
  let document: Record<string, unknown> | undefined;
  return {
    config,
    names: cookieNames(config),
    services,
    principals,
    resuming: resumeOnce(services.identity),
    rates: todaysRate(services.fx),
    shell: openShell(config.WEB_DIR),
    hub: signalHub(services.identity, principals),
    suggestLimit: limitPerAddress(config.SUGGEST_RATE, 1),
    uploadLimit: limitPerAddress(config.UPLOAD_RATE, 60),
    openapi: () => {
      document ??= openApiDocument(routes);
      return document;
    },
  };
};

const staticFiles = (app: Express, webDir: string): void => {
  app.use('/build', express.static(path.join(webDir, 'build'), { immutable: true, maxAge: '1y', index: false }));
  app.use(express.static(webDir, { index: false, maxAge: '1h', redirect: false }));
};

/** The Express app over its dependencies; does not listen. */
export const createApp = (deps: Deps, isReady: () => boolean): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', deps.config.TRUSTED_HOPS);
  app.set('query parser', 'simple');
  mountHealth(app, isReady);
  app.use(
    watchCalls(createLog({ service: 'bff', level: deps.config.LOG_LEVEL })),
    securityHeaders(deps.config),
    refusePreflight,
  );
  app.use(
    compression({
      filter: (req, res) =>
        !String(res.getHeader('Content-Type')).startsWith('text/event-stream') && compression.filter(req, res),
    }),
  );
  staticFiles(app, deps.config.WEB_DIR);
  mountRoutes(app, routes, deps);
  app.use((_error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    // Only what Express itself refuses before a route runs ends here: a path that cannot be decoded.
    sendFailure(res, notFound(), 'ru');
  });
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

const drainMs = 20_000;

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });

/** Starts the BFF: listens on PORT, serves metrics on ADMIN_PORT, closes in reverse. */
export const start = async (env: NodeJS.ProcessEnv = process.env): Promise<Running> => {
  const deps = createDeps(env);
  const { config } = deps;
  let ready = false;
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 130_000 },
    createApp(deps, () => ready),
  );
  const admin = await serveAdmin({ port: config.ADMIN_PORT, host: config.ADMIN_HOST, ready: () => ready });
  const port = await listen(server, { port: config.PORT, host: config.HOST });
  ready = true;
  const close = async (): Promise<void> => {
    ready = false;
    await deps.hub.close();
    await closeServer(server);
    await admin.close();
    for (const client of Object.values(deps.services)) client.close();
  };
  return { address: `http://${config.HOST}:${port}`, close };
};
