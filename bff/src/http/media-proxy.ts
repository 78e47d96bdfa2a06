import { type ClientRequest, globalAgent, type IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { internal, isAppError, unavailable } from '@setu/kit/core';
import { traceHeaders } from '@setu/kit/process';
import { type Actor, actorHeader, requestIdHeader, signActor } from '@setu/kit/rpc';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** The browser's call whose bytes go to or come from media, and the signal that ends the call. */
export interface MediaCall {
  req: Request;
  res: Response;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
}

/** The parameters of one call to media. */
interface Passage {
  path: string;
  signed: Record<string, string>;
  silentMs: number;
  signal: AbortSignal;
  answered: (answer: IncomingMessage) => void;
  failed: (error: unknown) => void;
}

// The browser's cookies and other headers are not passed on. Media learns the caller from the signed actor alone.
const passedOn = new Set([
  'host',
  'content-type',
  'content-length',
  'transfer-encoding',
  'range',
  'if-none-match',
  'if-range',
  'if-modified-since',
]);

const sign = (onward: ClientRequest, passage: Passage): void => {
  if (onward.headersSent) {
    onward.destroy(internal('a call to media was sent before it was signed'));
    return;
  }
  for (const name of onward.getHeaderNames()) if (!passedOn.has(name)) onward.removeHeader(name);
  for (const [name, value] of Object.entries(passage.signed)) onward.setHeader(name, value);
};

/** Ends the call when media is silent for too long, when the time budget runs out, or when the browser disconnects. */
const limit = (onward: ClientRequest, { silentMs, signal }: Passage): void => {
  onward.setTimeout(silentMs, () => onward.destroy(unavailable(`media was silent for ${silentMs} ms`)));
  // After the first byte of the answer, delays are due to the reader or to media's store.
  onward.once('response', () => onward.setTimeout(0));
  const end = (): void => void onward.destroy();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
};

const asFailure = (error: unknown): Error => (isAppError(error) ? error : unavailable('media does not answer', error));

/**
 * Opens the proxy to media's internal listener, for bytes in both directions. A call returns media's answer to `path`
 * as a stream, which the caller reads or drops.
 * Throws `unavailable` when media breaks off, or when nothing has passed in either direction for `silentMs`.
 */
export const openMediaProxy = (config: { MEDIA_HTTP_URL: string; ACTOR_KEYS: readonly string[] }) => {
  const passages = new WeakMap<IncomingMessage, Passage>();
  const { protocol, hostname, port } = urlToHttpOptions(new URL(config.MEDIA_HTTP_URL));
  const proxy = createProxyMiddleware<Request, Response>({
    target: { protocol: protocol ?? 'http:', host: hostname ?? '', port: String(port ?? '') },
    agent: globalAgent,
    changeOrigin: true,
    // Keeps the path exactly as written here. The legacy URL parser would rewrite it.
    toProxy: true,
    selfHandleResponse: true,
    pathRewrite: (_path, req) => passages.get(req)?.path,
    on: {
      proxyReq: (onward, req) => {
        const passage = passages.get(req);
        if (!passage) return;
        sign(onward, passage);
        limit(onward, passage);
      },
      proxyRes: (answer, req) => passages.get(req)?.answered(answer),
      error: (error, req) => passages.get(req)?.failed(error),
      econnreset: (error, req) => passages.get(req)?.failed(error),
    },
  });
  return async (
    { req, res, actor, requestId, signal }: MediaCall,
    to: { path: string; silentMs: number },
  ): Promise<IncomingMessage> => {
    const { url } = req;
    // http-proxy emits no `proxyReq` for a call with the `Expect` header, so the call would not be signed. Node has
    // already answered this header.
    delete req.headers.expect;
    const signed = {
      ...traceHeaders(),
      [actorHeader]: signActor(actor, config.ACTOR_KEYS),
      [requestIdHeader]: requestId,
    };
    try {
      return await new Promise((answered, failed) => {
        passages.set(req, { ...to, signed, signal, answered, failed });
        proxy(req, res, failed).catch(failed);
      });
    } catch (error) {
      throw asFailure(error);
    } finally {
      req.url = url;
    }
  };
};
export type MediaProxy = ReturnType<typeof openMediaProxy>;
