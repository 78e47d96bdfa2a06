import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.js';
import { keptText, type PageText, sizeOfText } from './page-text.js';

/** What of a page is each caller's own: `name` stands last in its only answer, and is put there as the page is sent. */
export interface OwnPart {
  name: string;
  of: (caller: Caller) => unknown;
}

/** A page as it was gathered. */
export interface FoundPage {
  head: PageText;
  body: PageText;
  /** The title's markup alone. */
  name: string;
  /** The answers the app would ask for, as JSON; left open before its last two brackets where there is an own part. */
  answers: PageText;
  own?: OwnPart;
  /** Whose page it is: that company's people may be told more than everybody is. */
  companyId?: string;
  /** The card whose page it is. */
  skuId?: string;
}

/** A page as it was gathered; or where it stands now. */
export type OpenedPage = FoundPage | { movedTo: string };

const keptMs = 60_000;
/** So long after a change of the whole catalogue lists may still be following it: what is gathered meanwhile is not kept. */
const settlingMs = 5_000;
const mostBytes = 64 * 1024 * 1024;
/** A page whose answer is as long as a category index of thousands is not worth the place of a hundred others. */
const longestBytes = 2 * 1024 * 1024;

const bytesOf = (page: OpenedPage): number => {
  const texts = 'movedTo' in page ? [page.movedTo] : [page.head, page.body, page.answers];
  return texts.reduce((sum, text) => sum + sizeOfText(text), 100);
};

const kept = (text: PageText): PageText => (typeof text === 'string' && text !== '' ? keptText(text) : text);

/** A page with its texts made ready for many answers. */
export const forMany = (page: OpenedPage): OpenedPage =>
  'movedTo' in page ? page : { ...page, head: kept(page.head), body: kept(page.body), answers: kept(page.answers) };

type Gather = () => Promise<OpenedPage>;

/**
 * What strangers were shown, kept for 60 s and for all of them: the longest unused goes first. All go when something changes
 * that stands on many of them, whichever replica changed it (`live/signal-hub.ts`). Who asks for a page that is
 * being gathered waits for it too; a failure is not kept. Nothing of a signed-in person may come here.
 */
export const pageCache = (now?: () => number) => {
  const pages = new LRUCache<string, OpenedPage, Gather>({
    ttl: keptMs,
    maxSize: mostBytes,
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
    // Gone from the cache while it was gathered.
    return page ?? gather();
  };
  /** Forgets all pages: what stands on most of them has changed. */
  const forget = (): void => {
    settled = clock() + settlingMs;
    pages.clear();
  };
  return { open, forget };
};
export type PageCache = ReturnType<typeof pageCache>;
