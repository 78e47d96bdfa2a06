import type { IncomingMessage } from 'node:http';
import { AppError, internal, type Kind, kinds, notFound, unavailable } from '@setu/kit/core';
import { readWithTimeout, uploadedBody } from './body-timeout.js';
import type { MediaCall, MediaProxy } from './media-proxy.js';

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

// Must exceed the time media waits for an unresponsive file store. For an upload, media also checks and converts the
// file.
const downloadSilentMs = 12_000;
const uploadSilentMs = 40_000;

const isKind = (text: unknown): text is Kind => kinds.some((kind) => kind === text);

const readAll = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch (error) {
    throw unavailable('media broke off its answer', error);
  }
  return Buffer.concat(chunks);
};

/** Reads media's answer as JSON. */
export const readJson = async (answer: IncomingMessage): Promise<unknown> => {
  const body = await readAll(answer);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw internal('media did not answer with JSON');
  }
};

/** Converts media's error body to an error of ours. */
export const failureOf = (body: unknown): AppError => {
  const { kind, code, params } = (body ?? {}) as { kind?: unknown; code?: unknown; params?: Record<string, string> };
  if (!isKind(kind)) return internal('media failed without a reason');
  return new AppError({ kind, code: typeof code === 'string' ? code : kind, params: params ?? {} });
};

/** What an upload may contain: several files, or one with the size of one. */
export type UploadSize = 'several' | 'one';

/**
 * Streams an upload to the media service as it arrives and returns its results, one per file.
 * Throws media's rejection, and `request_timeout` if the browser stops sending. The rest of a rejected upload is read
 * and dropped, so that the answer reaches the sender.
 */
export const sendUpload = (proxy: MediaProxy, call: MediaCall, size: UploadSize = 'several'): Promise<unknown> =>
  readWithTimeout(call.req, uploadedBody, async (slow) => {
    const over = new AbortController();
    const signal = AbortSignal.any([call.signal, slow, over.signal]);
    try {
      const answer = await proxy({ ...call, signal }, { path: `/files?size=${size}`, silentMs: uploadSilentMs });
      const body = await readJson(answer);
      if ((answer.statusCode ?? 500) >= 400) throw failureOf(body);
      return body;
    } finally {
      call.req.unpipe();
      call.req.resume();
      over.abort();
    }
  });

/** Converts media's failure to an error. Callers without permission get "not found". */
const refusalOf = async (answer: IncomingMessage, method: string): Promise<AppError> => {
  if (method === 'HEAD') {
    answer.resume();
    return (answer.statusCode ?? 500) >= 500 ? unavailable('media') : notFound();
  }
  const failure = failureOf(await readJson(answer));
  return failure.kind === 'unauthenticated' || failure.kind === 'forbidden' ? notFound() : failure;
};

/**
 * Streams a file from the media service. Ranges, conditions and cancelling pass through. Throws the reason if there is
 * no file.
 */
export const sendFile = async (proxy: MediaProxy, call: MediaCall, path: string): Promise<void> => {
  const { req, res } = call;
  const answer = await proxy(call, { path, silentMs: downloadSilentMs });
  const status = answer.statusCode ?? 500;
  if (status >= 400 && status !== 416) throw await refusalOf(answer, req.method);
  for (const name of passedUp) {
    const value = answer.headers[name];
    if (value !== undefined) res.setHeader(name, value);
  }
  // Passes bytes on exactly as media sends them. Compressing part of a range would corrupt it.
  res.locals.raw = true;
  res.status(status);
  // The proxy handles the opposite case, a browser that disconnects.
  answer.once('error', () => res.destroy());
  answer.pipe(res);
};

const conditions = ['range', 'if-none-match', 'if-range', 'if-modified-since'] as const;

/**
 * Reads a small file of ours completely, whatever range the browser requests. Throws if the file does not exist.
 */
export const readStored = async (proxy: MediaProxy, call: MediaCall, path: string): Promise<Buffer> => {
  for (const name of conditions) delete call.req.headers[name];
  const answer = await proxy(call, { path, silentMs: downloadSilentMs });
  if ((answer.statusCode ?? 500) >= 400) throw await refusalOf(answer, call.req.method);
  return readAll(answer);
};
