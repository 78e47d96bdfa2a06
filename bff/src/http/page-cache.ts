import { LRUCache } from 'lru-cache';
import type { ShellPage } from './shell.js';

/** A page as it was gathered, `name` being its title's markup alone; or where it stands now. */
export type OpenedPage = (ShellPage & { name: string }) | { movedTo: string };

const keptMs = 60_000;
const mostBytes = 64 * 1024 * 1024;
/** A page whose answer is as long as a category index of thousands is not worth the place of a hundred others. */
const longestBytes = 2 * 1024 * 1024;

// Strings of more than Latin letters take two bytes a character.
const bytesOf = (page: OpenedPage): number =>
  'movedTo' in page
    ? 2 * page.movedTo.length + 100
    : 2 * (page.head.length + page.body.length + page.answers.length) + 100;

type Gather = () => Promise<OpenedPage>;

/**
 * What strangers were shown, kept for 60 s and for all of them: the longest unused goes first. Who asks for a page that is
 * being gathered waits for it too; a failure is not kept. Nothing of a signed-in person may come here.
 */
export const pageCache = (now?: () => number) => {
  const kept = new LRUCache<string, OpenedPage, Gather>({
    ttl: keptMs,
    maxSize: mostBytes,
    maxEntrySize: longestBytes,
    sizeCalculation: bytesOf,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: gather }) => gather(),
    ...(now && { perf: { now }, ttlResolution: 0 }),
  });
  const open = async (key: string, gather: Gather): Promise<OpenedPage> => {
    const page = await kept.fetch(key, { context: gather });
    // Gone from the cache while it was gathered.
    return page ?? gather();
  };
  return { open };
};
export type PageCache = ReturnType<typeof pageCache>;
