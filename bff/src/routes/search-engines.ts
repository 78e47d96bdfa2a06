import { once } from 'node:events';
import { notFound } from '@setu/kit/core';
import { robotsText } from '../html/robots.js';
import type { Ask } from '../http/call-context.js';
import { originOf } from '../http/origin.js';
import { sitemapIndexPage, sitemapPart } from '../pages/sitemap.js';

const kept = 'public, max-age=3600';
const extension = '.xml';

const sent = { sent: true } as const;
const siteOf = ({ req, deps }: Ask) => ({ origin: originOf(req, deps.config) });

/** Sends robots.txt. */
export const sendRobots = (ask: Ask): typeof sent => {
  ask.res.setHeader('Cache-Control', kept);
  ask.res.type('text/plain').send(robotsText(siteOf(ask)));
  return sent;
};

/** Sends the index of the sitemap. */
export const sendSitemap = async (ask: Ask): Promise<typeof sent> => {
  const index = await sitemapIndexPage(ask, siteOf(ask));
  ask.res.setHeader('Cache-Control', kept);
  ask.res.type('application/xml').send(index);
  return sent;
};

/** Writes a text and waits while the client reads more slowly. Throws when the client disconnects. */
const write = async ({ res, signal }: Ask, text: string): Promise<void> => {
  signal.throwIfAborted();
  if (!res.write(text)) await once(res, 'drain', { signal });
};

/**
 * Streams a part of the sitemap. Throws `not_found` for an unknown name, and `limited` while too many others are being
 * written.
 */
export const sendSitemapPart = async (ask: Ask, name: string): Promise<typeof sent> => {
  if (!name.endsWith(extension)) throw notFound();
  const leave = ask.deps.sitemapParts.enter('');
  try {
    const part = sitemapPart(ask, name.slice(0, -extension.length), siteOf(ask));
    // A failure before the first entries are ready still gets an error answer of its own.
    const first = await part.next();
    ask.res.setHeader('Cache-Control', kept);
    ask.res.type('application/xml');
    if (ask.req.method !== 'HEAD') {
      await write(ask, first.value);
      for await (const text of part) await write(ask, text);
    }
    ask.res.end();
  } finally {
    leave();
  }
  return sent;
};
