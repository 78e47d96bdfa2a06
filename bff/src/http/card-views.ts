import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { networkOf } from '@setu/kit/core';
import { systemActor } from '@setu/kit/rpc';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';
import type { Services } from '../services.js';
import type { Caller } from './caller.js';
import { type CookieNames, readCookies } from './cookies.js';
import { isRead } from './negotiation.js';
import { isPrefetch, isRobot } from './robots.js';
import { readVisitor } from './visitor.js';

/** The parts of a page call that decide whether it counts as a view. */
export interface PageCall {
  req: Request;
  caller: Caller;
  deps: { config: Pick<Config, 'CSRF_SECRET'>; names: Pick<CookieNames, 'visitor'> };
}

const flushMs = 5_000;
/** The maximum number of cards in one call to the catalogue. */
const maxInBatch = 1000;
/** The maximum number of cards remembered while the catalogue is unavailable. */
const maxCards = 20_000;
const maxMarks = 200_000;
const dayMs = 86_400_000;

interface Batch {
  batchId: string;
  counted: { skuId: string; views: number }[];
}

/**
 * Returns whether the caller is a customer or an anonymous visitor. Suppliers, staff and callers whom identity cannot
 * identify now are not.
 */
const isReader = ({ principal, unknown }: Caller): boolean =>
  unknown === null && (principal === null || principal.actor?.companyType === 'customer');

/**
 * Returns the keys that identify a browser: its cookie, or a new cookie plus its network and user agent. Without the
 * second key, browsers that do not store cookies would be counted on every call.
 */
const browsersOf = ({ req, caller, deps }: PageCall): string[] => {
  const brought = readVisitor(deps.config.CSRF_SECRET, readCookies(req.headers.cookie)[deps.names.visitor]);
  if (brought !== null) return [brought];
  return [`${networkOf(req.ip ?? '')} ${req.get('user-agent') ?? ''}`, caller.visitorId];
};

/**
 * Counts how often card pages are opened: once per browser session, card and day (UTC). This process remembers the
 * browsers it has counted only as hashes, with a daily salt that is never written down. So no personal data is stored.
 * Another process, or this one after a restart, may count the same browser again. Callers do not wait: counts go to the
 * catalogue every 5 s, and a batch is resent until it is accepted. If the process is killed, the counts of the last
 * seconds are lost.
 */
export const cardViews = (catalogue: Pick<Services['catalogue'], 'countCardViews'>, now: () => number = Date.now) => {
  const marks = new LRUCache<string, true>({ max: maxMarks });
  let counts = new Map<string, number>();
  let waiting: Batch | undefined;
  let sending: Promise<void> | undefined;
  let day = 0;
  let salt = randomBytes(32);

  const isNew = (browsers: readonly string[], skuId: string): boolean => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      marks.clear();
      salt = randomBytes(32);
      day = today;
    }
    const keys = browsers.map((browser) =>
      createHmac('sha256', salt).update(`${browser} ${skuId}`).digest('base64url').slice(0, 16),
    );
    const known = keys.some((key) => marks.has(key));
    for (const key of keys) marks.set(key, true);
    return !known;
  };

  const takeBatch = (): Batch | undefined => {
    if (counts.size === 0) return undefined;
    const all = [...counts];
    counts = new Map(all.slice(maxInBatch));
    return { batchId: randomUUID(), counted: all.slice(0, maxInBatch).map(([skuId, views]) => ({ skuId, views })) };
  };

  const send = async (): Promise<void> => {
    for (waiting ??= takeBatch(); waiting; waiting = takeBatch()) {
      try {
        await catalogue.countCardViews(waiting, { actor: systemActor('bff'), timeoutMs: 5_000 });
      } catch {
        // It is unknown whether the catalogue accepted the batch. Resending it is safe, because the catalogue counts
        // each batch once.
        return;
      }
    }
  };

  const flush = (): Promise<void> => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(flush, flushMs);
  timer.unref();

  return {
    /** Counts the opening of a card's page. */
    opened: (call: PageCall, skuId: string): void => {
      const { req, caller } = call;
      if (!isRead(req) || req.method === 'HEAD' || !isReader(caller)) return;
      if (isRobot(req.get('user-agent')) || isPrefetch(req.headers)) return;
      const id = skuId.toLowerCase();
      if (!isNew(browsersOf(call), id)) return;
      const views = counts.get(id);
      if (views !== undefined || counts.size < maxCards) counts.set(id, (views ?? 0) + 1);
    },
    /** Sends the counted views. Never throws. */
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
      await flush();
    },
  };
};
export type CardViews = ReturnType<typeof cardViews>;
