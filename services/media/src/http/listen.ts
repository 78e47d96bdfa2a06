import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AppError, notFound, systemIds } from '@setu/kit/core';
import { runInContext, traceCall } from '@setu/kit/process';
import { type Actor, actorHeader, requestIdHeader, verifyActor } from '@setu/kit/rpc';
import type { MediaDeps } from '../deps.js';
import { serveDerived } from './derived.js';
import { answerFailure, asFailure } from './failure.js';
import { receiveDocument } from './receive-document.js';
import { receiveFiles } from './receive-files.js';
import { receiveImport, receivePicture, receiveResult, reportImport } from './receive-import.js';
import { sendFile } from './send-file.js';

const drainMs = 20_000;

// The maximum time in milliseconds to receive a request: long enough for an archive of pictures over a slow connection.
// The caller in front of this service has its own time limit.
const longestBodyMs = 900_000;

/**
 * Starts the internal HTTP listener for bytes. It requires a signed actor. A failure is `{kind, code, params}` with its
 * status.
 *
 * - `POST /files`, multipart, with `?size=one` for a form with one file. `GET /files/{id}/{name}`.
 *   `PUT /papers/{id}/{name}`. `PUT /evidence/{id}/{name}`.
 * - `POST /imports?kind=sheet|pictures&company={id}&name={file name}` with the file as the body. Open to managers and
 *   the supplier's users, others get `not_found`. Returns `{id, name, size}`, or `invalid` with `wrong_type` (`name`,
 *   `types`), `too_large` (`name`, `limit` in bytes), `empty_file`, `no_free_space`, or `malformed_request` for an
 *   incomplete body. `GET /files/{id}/{name}` returns the file for 30 days. `GET /imports/{id}?company={id}` returns
 *   `{id, name, size}` if the caller may read this file of the supplier, otherwise `not_found`.
 * - `PUT /imports/{id}/{name}?company={id}` with a marked .xlsx, and `PUT /pictures/{id}/{name}?company={id}` with a
 *   picture of the supplier. Open to our own processes. Returns `{id, name, size}`. Repeating a call with the same id
 *   does nothing.
 * - `PUT`, `GET` and `DELETE /derived/{key}`, `GET /derived?under={prefix}`: what one of our services can compute again.
 *   Open to that service.
 */
export async function listen(deps: MediaDeps): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: longestBodyMs }, (request, response) => {
    traceCall(request, response, () => void serveOne(deps, request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(deps.env.HTTP_PORT, deps.env.HTTP_HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      const guard = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearTimeout(guard);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { address: `${deps.env.HTTP_HOST}:${port}`, close };
}

async function serveOne(deps: MediaDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const requestId = header(request, requestIdHeader) ?? systemIds.id();
  let actor: Actor | undefined;
  let failure: AppError | undefined;
  let left = false;
  try {
    const caller = verifyActor(header(request, actorHeader), deps.env.ACTOR_KEYS);
    actor = caller;
    await runInContext({ requestId, actor }, () => route(deps, caller, { request, response }));
  } catch (error) {
    failure = asFailure(error);
    left = response.destroyed;
    if (response.headersSent) response.destroy();
    else if (!left) answerFailure(response, failure);
  }
  request.resume();
  const outcome = left ? 'left' : (failure?.kind ?? 'ok');
  const ms = Math.round(performance.now() - started);
  const about = { requestId, http: request.method, status: response.statusCode, outcome, code: failure?.code, ms };
  const line = { ...about, actor: actor?.userId, acting: actor?.actingUserId };
  if (outcome === 'internal') deps.log.error({ ...line, err: failure?.cause ?? failure }, 'call');
  else if (outcome === 'unavailable') deps.log.warn({ ...line, err: failure?.cause ?? failure }, 'call');
  else deps.log.info(line, 'call');
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const takers = {
  papers: receiveDocument('paper'),
  evidence: receiveDocument('evidence'),
  imports: receiveResult,
  pictures: receivePicture,
};

async function route(deps: MediaDeps, actor: Actor, exchange: Exchange): Promise<void> {
  const { pathname, searchParams } = new URL(exchange.request.url ?? '/', 'http://media');
  if (exchange.request.method === 'POST' && pathname === '/imports')
    return receiveImport(deps, actor, { query: searchParams, ...exchange });
  const [, derivedKey] = /^\/derived\/(.+)$/.exec(pathname) ?? [];
  if (pathname === '/derived' || derivedKey !== undefined)
    return serveDerived(deps, actor, { key: derivedKey, query: searchParams, ...exchange });
  const [, importId] = /^\/imports\/([^/]+)$/.exec(pathname) ?? [];
  if (importId !== undefined && exchange.request.method === 'GET')
    return reportImport(deps, actor, { id: importId, query: searchParams, response: exchange.response });
  const [, put, under = '', title = ''] =
    /^\/(papers|evidence|imports|pictures)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (put !== undefined && exchange.request.method === 'PUT')
    return takers[put as keyof typeof takers](deps, actor, {
      id: under,
      name: decoded(title),
      query: searchParams,
      ...exchange,
    });
  const [, id, name = ''] = /^\/files\/([^/]+)\/([^/]*)$/.exec(pathname) ?? [];
  const { method } = exchange.request;
  if (method === 'POST' && pathname === '/files')
    return receiveFiles(deps, actor, { isSingle: searchParams.get('size') === 'one', ...exchange });
  if (id === undefined || (method !== 'GET' && method !== 'HEAD')) throw notFound();
  return sendFile(deps, actor, { wanted: { id, name: decoded(name), widths: searchParams.getAll('w') }, ...exchange });
}

/** Decodes a part of a path. Returns it unchanged if it is not decodable. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value.length < 16_384 ? value : undefined;
}
