import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type Role, stateOf } from './roles.js';

/** The device of a window, and its role (`null` for a visitor). */
export interface Sitting {
  role: Role | null;
  locale: 'ru_RU' | 'en_EN';
  device: BrowserContextOptions;
}

/**
 * The browser contexts of one worker. Contexts are reused to keep the app's compiled code, because compiling again
 * costs as much as two pages. Cookies and stored data are removed between uses.
 */
export interface Windows {
  take: (sitting: Sitting) => Promise<BrowserContext>;
  /** Returns a context after use. Only code, fonts and pictures remain in it. */
  giveBack: (context: BrowserContext) => Promise<void>;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const stored = ['local_storage', 'indexeddb', 'cache_storage', 'service_workers', 'file_systems'].join(',');

export function openWindows(browser: Browser, origin: string): Windows {
  const free = new Map<string, BrowserContext[]>();
  const kinds = new WeakMap<BrowserContext, string>();

  const opened = async (device: BrowserContextOptions): Promise<BrowserContext> => {
    const kind = JSON.stringify(device);
    const context = free.get(kind)?.pop() ?? (await browser.newContext(device));
    kinds.set(context, kind);
    return context;
  };
  return {
    take: async ({ role, locale, device }) => {
      const context = await opened(device);
      const { cookies } = role
        ? (JSON.parse(readFileSync(stateOf(role), 'utf8')) as { cookies: Cookies })
        : { cookies: [] };
      await context.addCookies([...cookies, { name: 'locale', value: locale, url: origin }]);
      return context;
    },
    giveBack: async (context) => {
      const [page = await context.newPage()] = context.pages();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
      for (const each of context.pages()) await each.close();
      await context.clearCookies();
      const kind = kinds.get(context) ?? '';
      free.set(kind, [...(free.get(kind) ?? []), context]);
    },
  };
}
