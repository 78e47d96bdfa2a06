import { type ClientRequest, globalAgent, type IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { internal, isAppError, unavailable } from '@setu/kit/core';
import { traceHeaders } from '@setu/kit/process';
import { type Actor, actorHeader, requestIdHeader, signActor } from '@setu/kit/rpc';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Whose bytes go to media or come from it, and until when. */
export interface MediaCall {
  req: Request;
  res: Response;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
}

/** The way to media for one call. */
interface Passage {
  path: string;
  signed: Record<string, string>;
  silentMs: number;
  signal: AbortSignal;
  answered: (answer: IncomingMessage) => void;
  failed: (error: unknown) => void;
}

// Cookies and whatever else a browser says stay here: media is told who asks by the signed actor alone.
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
    onward.destroy(internal('a call to media left before it was signed'));
    return;
  }
  for (const name of onward.getHeaderNames()) if (!passedOn.has(name)) onward.removeHeader(name);
  for (const [name, value] of Object.entries(passage.signed)) onward.setHeader(name, value);
};

/** Ends the call when media is silent for too long, when its budget is spent, or when its browser leaves. */
const limit = (onward: ClientRequest, { silentMs, signal }: Passage): void => {
  onward.setTimeout(silentMs, () => onward.destroy(unavailable(`media was silent for ${silentMs} ms`)));
  // Once it has begun to answer, its reader or its store takes the time.
  onward.once('response', () => onward.setTimeout(0));
  const end = (): void => void onward.destroy();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
};

const asFailure = (error: unknown): Error => (isAppError(error) ? error : unavailable('media does not answer', error));

/**
 * The way to media's internal listener, for bytes both ways: what media answers to `path`, as a stream its caller takes
 * or drops. Throws `unavailable` when media breaks off, or when nothing has passed either way for `silentMs`.
 */
export const openMediaProxy = (config: { MEDIA_HTTP_URL: string; ACTOR_KEYS: readonly string[] }) => {
  const passages = new WeakMap<IncomingMessage, Passage>();
  const { protocol, hostname, port } = urlToHttpOptions(new URL(config.MEDIA_HTTP_URL));
  const proxy = createProxyMiddleware<Request, Response>({
    target: { protocol: protocol ?? 'http:', host: hostname ?? '', port: String(port ?? '') },
    agent: globalAgent,
    changeOrigin: true,
    // The path as we wrote it, not as the legacy URL parser would write it again.
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
    // http-proxy tells nobody of a call that brings this, so that nobody would sign it. Node has answered it already.
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
