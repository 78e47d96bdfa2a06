import type { IncomingMessage } from 'node:http';
import { AppError, internal, type Kind, kinds, notFound, unavailable } from '@setu/kit/core';
import type { MediaCall, MediaProxy } from './media-proxy.js';
import { readPatiently, uploadedBody } from './patience.js';

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

const isKind = (text: unknown): text is Kind => kinds.some((kind) => kind === text);

const readWhole = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    throw unavailable('media broke off its answer', error);
  }
  return Buffer.concat(chunks);
};

/** What media answered, as JSON. */
export const readJson = async (answer: IncomingMessage): Promise<unknown> => {
  const whole = await readWhole(answer);
  try {
    return JSON.parse(whole.toString('utf8'));
  } catch {
    throw internal('media answered with something else than JSON');
  }
};

/** Why media did not do as asked. */
export const failureOf = (body: unknown): AppError => {
  const { kind, code, params } = (body ?? {}) as { kind?: unknown; code?: unknown; params?: Record<string, string> };
  if (!isKind(kind)) return internal('media failed without saying why');
  return new AppError({ kind, code: typeof code === 'string' ? code : kind, params: params ?? {} });
};

/**
 * Streams an upload to the media service as it comes in; its results, one per file. Throws what media refused, and
 * `request_timeout` when the browser no longer sends. What still comes of a refused upload is read and dropped, so that
 * the answer reaches who is sending.
 */
export const sendUpload = (proxy: MediaProxy, call: MediaCall): Promise<unknown> =>
  readPatiently(call.req, uploadedBody, async (slow) => {
    const over = new AbortController();
    const signal = AbortSignal.any([call.signal, slow, over.signal]);
    try {
      const answer = await proxy({ ...call, signal }, { path: '/files', silentMs: uploadSilentMs });
      const body = await readJson(answer);
      if ((answer.statusCode ?? 500) >= 400) throw failureOf(body);
      return body;
    } finally {
      call.req.unpipe();
      call.req.resume();
      over.abort();
    }
  });

/** Why there is no file: to whoever may not have it there is none. */
const refusalOf = async (answer: IncomingMessage, method: string): Promise<AppError> => {
  if (method === 'HEAD') {
    answer.resume();
    return (answer.statusCode ?? 500) >= 500 ? unavailable('media') : notFound();
  }
  const failure = failureOf(await readJson(answer));
  return failure.kind === 'unauthenticated' || failure.kind === 'forbidden' ? notFound() : failure;
};

/** Streams a file from the media service: ranges, conditions and cancelling pass through. Throws why there is none. */
export const sendFile = async (proxy: MediaProxy, call: MediaCall, path: string): Promise<void> => {
  const { req, res } = call;
  const answer = await proxy(call, { path, silentMs: downloadSilentMs });
  const status = answer.statusCode ?? 500;
  if (status >= 400 && status !== 416) throw await refusalOf(answer, req.method);
  for (const name of passedUp) {
    const value = answer.headers[name];
    if (value !== undefined) res.setHeader(name, value);
  }
  // Bytes go as media sends them: a compressed part of a range would be a part of nothing.
  res.locals.raw = true;
  res.status(status);
  // The other way round, a browser that leaves, is the proxy's own.
  answer.once('error', () => res.destroy());
  answer.pipe(res);
};

const conditions = ['range', 'if-none-match', 'if-range', 'if-modified-since'] as const;

/** A small file of ours, whole, whatever part of it the browser asks for. Throws why there is none. */
export const readKept = async (proxy: MediaProxy, call: MediaCall, path: string): Promise<Buffer> => {
  for (const name of conditions) delete call.req.headers[name];
  const answer = await proxy(call, { path, silentMs: downloadSilentMs });
  if ((answer.statusCode ?? 500) >= 400) throw await refusalOf(answer, call.req.method);
  return readWhole(answer);
};
