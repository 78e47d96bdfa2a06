import http, { type IncomingMessage } from 'node:http';
import { AppError, internal, isAppError, type Kind, kinds, notFound, unavailable } from '@setu/kit/core';
import { traceHeaders } from '@setu/kit/process';
import { actorHeader, requestIdHeader, signActor } from '@setu/kit/rpc';
import type { Ask } from './ask.js';
import { readPatiently, uploadedBody } from './patience.js';

const passedDown = ['range', 'if-none-match', 'if-range', 'if-modified-since'] as const;
const passedUp = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'x-content-type-options',
] as const;

// Longer than media waits for a store that says nothing; an upload is also checked, and made into a picture.
const downloadSilentMs = 12_000;
const uploadSilentMs = 40_000;

interface Target {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  headers: http.OutgoingHttpHeaders;
}

const open = (ask: Pick<Ask, 'deps' | 'actor' | 'requestId' | 'signal'>, to: Target) =>
  http.request(new URL(to.path, ask.deps.config.MEDIA_HTTP_URL), {
    method: to.method,
    signal: ask.signal,
    headers: {
      ...to.headers,
      ...traceHeaders(),
      [actorHeader]: signActor(ask.actor, ask.deps.config.ACTOR_KEYS),
      [requestIdHeader]: ask.requestId,
    },
  });

/** What media answers; `unavailable` when it breaks off, or when nothing has passed either way for `silentMs`. */
export const answerOf = (request: http.ClientRequest, silentMs: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.setTimeout(silentMs, () => request.destroy(unavailable(`media was silent for ${silentMs} ms`)));
    request.once('response', (answer) => {
      request.setTimeout(0);
      resolve(answer);
    });
    request.on('error', (error) => reject(isAppError(error) ? error : unavailable('media does not answer', error)));
  });

const isKind = (text: unknown): text is Kind => kinds.some((kind) => kind === text);

const readJson = async (answer: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    throw unavailable('media broke off its answer', error);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw internal('media answered with something else than JSON');
  }
};

const failureOf = (body: unknown): AppError => {
  const { kind, code, params } = (body ?? {}) as { kind?: unknown; code?: unknown; params?: Record<string, string> };
  if (!isKind(kind)) return internal('media failed without saying why');
  return new AppError({ kind, code: typeof code === 'string' ? code : kind, params: params ?? {} });
};

const passOn = async (ask: Ask): Promise<unknown> => {
  const { req } = ask;
  const headers: http.OutgoingHttpHeaders = { 'content-type': req.headers['content-type'] ?? '' };
  if (req.headers['content-length'] !== undefined) headers['content-length'] = req.headers['content-length'];
  const request = open(ask, { method: 'POST', path: '/files', headers });
  const answered = answerOf(request, uploadSilentMs);
  req.pipe(request);
  req.once('aborted', () => request.destroy());
  const answer = await answered;
  const body = await readJson(answer);
  req.unpipe(request);
  req.resume();
  if ((answer.statusCode ?? 500) >= 400) throw failureOf(body);
  return body;
};

/**
 * Streams an upload to the media service as it comes in; its results, one per file. Throws what media refused, and
 * `request_timeout` when the browser no longer sends.
 */
export const sendUpload = (ask: Ask): Promise<unknown> =>
  readPatiently(ask.req, uploadedBody, (slow) => passOn({ ...ask, signal: AbortSignal.any([ask.signal, slow]) }));

/** Streams a file from the media service: ranges, conditions and cancelling pass through. */
export const sendFile = async (ask: Ask, path: string): Promise<void> => {
  const { req, res } = ask;
  const headers = Object.fromEntries(
    passedDown.flatMap((name) => (req.headers[name] === undefined ? [] : [[name, req.headers[name]]])),
  );
  const request = open(ask, { method: req.method === 'HEAD' ? 'HEAD' : 'GET', path, headers });
  const answered = answerOf(request, downloadSilentMs);
  request.end();
  const answer = await answered;
  const status = answer.statusCode ?? 500;
  if (status >= 400 && status !== 416 && req.method === 'HEAD') throw status >= 500 ? unavailable('media') : notFound();
  if (status >= 400 && status !== 416) {
    const failure = failureOf(await readJson(answer));
    throw failure.kind === 'unauthenticated' || failure.kind === 'forbidden' ? notFound() : failure;
  }
  for (const name of passedUp) {
    const value = answer.headers[name];
    if (value !== undefined) res.setHeader(name, value);
  }
  // Bytes go as media sends them: a compressed part of a range would be a part of nothing.
  res.locals.raw = true;
  res.status(status);
  answer.pipe(res);
  res.once('close', () => answer.destroy());
  answer.once('error', () => res.destroy());
};
