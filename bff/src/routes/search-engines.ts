import { once } from 'node:events';
import { notFound } from '@setu/kit/core';
import { robotsText } from '../html/robots.js';
import type { CallContext } from '../http/call-context.js';
import { originOf } from '../http/origin.js';
import { sitemapIndexPage, sitemapPart } from '../pages/sitemap.js';

const cacheControl = 'public, max-age=3600';
const extension = '.xml';

const sent = { sent: true } as const;
const siteOf = ({ req, deps }: CallContext) => ({ origin: originOf(req, deps.config) });

/** Sends robots.txt. */
export const sendRobots = (call: CallContext): typeof sent => {
  call.res.setHeader('Cache-Control', cacheControl);
  call.res.type('text/plain').send(robotsText(siteOf(call)));
  return sent;
};

/** Sends the index of the sitemap. */
export const sendSitemap = async (call: CallContext): Promise<typeof sent> => {
  const index = await sitemapIndexPage(call, siteOf(call));
  call.res.setHeader('Cache-Control', cacheControl);
  call.res.type('application/xml').send(index);
  return sent;
};

/** Writes a text and waits while the client reads more slowly. Throws when the client disconnects. */
const write = async ({ res, signal }: CallContext, text: string): Promise<void> => {
  signal.throwIfAborted();
  if (!res.write(text)) await once(res, 'drain', { signal });
};

/**
 * Streams a part of the sitemap. Throws `not_found` for an unknown name, and `limited` while too many others are being
 * written.
 */
export const sendSitemapPart = async (call: CallContext, name: string): Promise<typeof sent> => {
  if (!name.endsWith(extension)) throw notFound();
  const leave = call.deps.sitemapParts.enter('');
  try {
    const part = sitemapPart(call, name.slice(0, -extension.length), siteOf(call));
    // A failure before the first entries are ready still gets an error answer of its own.
    const first = await part.next();
    call.res.setHeader('Cache-Control', cacheControl);
    call.res.type('application/xml');
    if (call.req.method !== 'HEAD') {
      await write(call, first.value);
      for await (const text of part) await write(call, text);
    }
    call.res.end();
  } finally {
    leave();
  }
  return sent;
};
