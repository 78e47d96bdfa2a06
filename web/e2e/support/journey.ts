import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as plain } from '@playwright/test';
import { type Guarded, guard } from './complaints.js';
import type { Role } from './roles.js';
import { openWindows, type Windows } from './windows.js';
import type { Language } from './words.js';

interface Entering {
  /** Russian when not said. */
  language?: Language;
  /** `phone` is 390 px wide and has a touch screen. */
  on?: 'desk' | 'phone';
  /** For pictures: their pixels for each of the page's. The comparison's own style then passes the page's policy. */
  scale?: number;
}

/** Opens a window of a browser of its own, as a role or as a visitor (`null`). */
export type Enter = (role: Role | null, entering?: Entering) => Promise<Page>;

const devices: Record<'desk' | 'phone', BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/**
 * The tests of this folder. `enter` opens a browser for a role; whatever a page complains about on its console, Content-Security-Policy
 * included, fails the test, except what it said beforehand with `complaints.expect(/…/)`.
 */
export const test = plain.extend<{ complaints: Guarded; enter: Enter }, { windows: Windows }>({
  windows: [
    async ({ browser }, use) => use(openWindows(browser, process.env.SETU_E2E_ORIGIN ?? '')),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from the pattern
  complaints: async ({}, use) => {
    const complaints = guard();
    await use(complaints);
    const heard = complaints.unexpected();
    // The first one in the message itself: the end of a long run repeats no more than that.
    expect(heard, `complaints on the console: ${heard[0]}`).toEqual([]);
  },
  enter: async ({ windows, complaints }, use, info) => {
    const open: { context: BrowserContext; isUsual: boolean }[] = [];
    await use(async (role, { language = 'ru', on = 'desk', scale } = {}) => {
      const context = await windows.take({
        role,
        locale: language === 'ru' ? 'ru_RU' : 'en_EN',
        device: {
          ...devices[on],
          ...(scale && { deviceScaleFactor: scale, bypassCSP: true }),
          locale: language === 'ru' ? 'ru-RU' : 'en-GB',
        },
      });
      open.push({ context, isUsual: scale === undefined });
      const page = await context.newPage();
      complaints.watch(page);
      return page;
    });
    // What was red is looked into as it was left; where pictures were taken the clock stands still for good.
    const isGreen = info.status === info.expectedStatus;
    for (const { context, isUsual } of open) await (isGreen && isUsual ? windows.giveBack(context) : context.close());
  },
});

export { expect };
