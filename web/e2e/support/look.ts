import type { Page, Route } from '@playwright/test';
import { expect } from './journey.js';

/** When every compared picture was taken, in the browser and in the data. */
const taken = '2026-11-22T09:00:00Z';
const instant = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g;
const day = /"(date|registration_date)":"\d{4}-\d{2}-\d{2}"/g;

/** The demo world lives in the days before it was started: in a compared picture all its days are one. */
async function onOneDay(route: Route): Promise<void> {
  if (!['document', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
  const response = await route.fetch({ maxRedirects: 0 });
  if (!/json|html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
  const text = await response.text();
  const body = text.replace(instant, taken).replace(day, (_found, name: string) => `"${name}":"2026-11-20"`);
  return route.fulfill({ response, body });
}

/** Stops the page's clock and makes all days of its data one; before the page is opened. */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(taken);
  await page.route((url) => !/^\/(build|media|user\/notice\/api\/last)\//.test(url.pathname), onOneDay);
}

/** Compares the window, or the whole page, with the baseline of that name, once the page's own letters are here. */
export async function expectSameLook(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: isWhole });
}
