import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as plain } from '@playwright/test';
import { type Guarded, guard } from './complaints.js';
import type { Role } from './roles.js';
import type { Language } from './texts.js';
import { openWindows, type Windows } from './windows.js';

interface Entering {
  /** Russian by default. */
  language?: Language;
  /** `desk` or `phone`. A phone is 390 px wide and has a touch screen. */
  on?: 'desk' | 'phone';
  /**
   * The device pixels per CSS pixel, for screenshots. It also lets the screenshot's own style bypass the page's content
   * security policy.
   */
  scale?: number;
}

/** Opens a window in a separate browser context, as a role or as a visitor (`null`). */
export type Enter = (role: Role | null, entering?: Entering) => Promise<Page>;

const devices: Record<'desk' | 'phone', BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/**
 * The `test` of this folder. `enter` opens a browser for a role. Any console message of a page, Content-Security-Policy
 * included, fails the test, unless `complaints.expect(/…/)` declares it beforehand.
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
    const found = complaints.unexpected();
    // The message contains the first complaint, because the summary of a long run shows nothing more.
    expect(found, `complaints on the console: ${found[0]}`).toEqual([]);
  },
  enter: async ({ windows, complaints }, use, info) => {
    const open: { context: BrowserContext; isDefault: boolean }[] = [];
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
      open.push({ context, isDefault: scale === undefined });
      const page = await context.newPage();
      complaints.watch(page);
      return page;
    });
    // The context of a failed test stays open for inspection. A context in which screenshots were taken is closed,
    // because its clock is stopped.
    const isGreen = info.status === info.expectedStatus;
    for (const { context, isDefault } of open)
      await (isGreen && isDefault ? windows.giveBack(context) : context.close());
  },
});

export { expect };
