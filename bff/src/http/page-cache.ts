import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.js';
import { encodedText, type PageText, sizeOfText } from './page-text.js';

/**
 * The part of a page that differs between callers. When the page is sent, this part is appended under `name` to the
 * page's only answer.
 */
export interface OwnPart {
  name: string;
  of: (caller: Caller) => unknown;
}

/** A gathered page. */
export interface FoundPage {
  head: PageText;
  body: PageText;
  /** The title's markup alone. */
  name: string;
  /**
   * The answers that the app would request, as JSON. If there is an own part, the last two brackets are missing, so
   * that the part can be appended.
   */
  answers: PageText;
  own?: OwnPart;
  /** The company that the page belongs to. Its users may see more than anonymous visitors. */
  companyId?: string;
  /** The card that the page shows. */
  skuId?: string;
}

/** A gathered page, or the address it has moved to. */
export type OpenedPage = FoundPage | { movedTo: string };

const cacheMs = 60_000;
/**
 * For this long after a change of the catalogue, lists may still be updating. Pages gathered meanwhile are not cached.
 */
const settlingMs = 5_000;
const maxBytes = 64 * 1024 * 1024;
/**
 * The maximum size of a cached page. A longer one, such as an index of thousands of categories, would take the space of
 * a hundred others.
 */
const longestBytes = 2 * 1024 * 1024;

const bytesOf = (page: OpenedPage): number => {
  const texts = 'movedTo' in page ? [page.movedTo] : [page.head, page.body, page.answers];
  return texts.reduce((sum, text) => sum + sizeOfText(text), 100);
};

const encoded = (text: PageText): PageText => (typeof text === 'string' && text !== '' ? encodedText(text) : text);

/** Returns a page whose texts are encoded once for many answers. */
export const encodePage = (page: OpenedPage): OpenedPage =>
  'movedTo' in page
    ? page
    : { ...page, head: encoded(page.head), body: encoded(page.body), answers: encoded(page.answers) };

type Gather = () => Promise<OpenedPage>;

/**
 * Caches the pages that all anonymous visitors share, for 60 s. The least recently used page is evicted first. The
 * cache is cleared when something changes that many pages show, whichever replica changed it (`live/signal-hub.ts`).
 * Concurrent readers of one page wait for the same result. Failures are not cached. Nothing about a signed-in user may
 * enter this cache.
 */
export const pageCache = (now?: () => number) => {
  const pages = new LRUCache<string, OpenedPage, Gather>({
    ttl: cacheMs,
    maxSize: maxBytes,
    maxEntrySize: longestBytes,
    sizeCalculation: bytesOf,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: gather }) => gather(),
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });
  const clock = now ?? (() => performance.now());
  let settled = Number.NEGATIVE_INFINITY;
  const open = async (key: string, gather: Gather): Promise<OpenedPage> => {
    if (clock() < settled) return gather();
    const page = await pages.fetch(key, { context: gather });
    // The page was removed from the cache while it was gathered.
    return page ?? gather();
  };
  /** Clears all pages, because content shown on most of them has changed. */
  const forget = (): void => {
    settled = clock() + settlingMs;
    pages.clear();
  };
  return { open, forget };
};
export type PageCache = ReturnType<typeof pageCache>;
