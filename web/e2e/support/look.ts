import type { Page, Request, Route } from '@playwright/test';
import { expect } from './journey.js';

/** The fixed date and time of all compared screenshots, in the browser and in the data. */
const shotAt = '2026-11-22T09:00:00Z';
const instant = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g;
const anyDay = /"(date|rate_date|registration_date)":"\d{4}-\d{2}-\d{2}"/g;
/** Finds dates that are relative to the day the demo data was loaded, such as due and expected dates. */
const ownDay = /"(since|happened|expected)":"(\d{4}-\d{2}-\d{2})"/g;

const dayMs = 86_400_000;
const dayInMoscow = (moment: number): number => Math.floor((moment + 3 * 3_600_000) / dayMs);

/** Returns the milliseconds from the day of the screenshots to today, in Moscow days. */
const aheadMs = (): number => (dayInMoscow(Date.now()) - dayInMoscow(Date.parse(shotAt))) * dayMs;
const dayAfter = (day: string, ms: number): string => new Date(Date.parse(day) + ms).toISOString().slice(0, 10);

/**
 * Shifts a request for exchange rates to the real dates of the test environment, so that it always returns the same
 * number of days.
 */
function toWorldsDays(address: string): string {
  const url = new URL(address);
  if (url.pathname !== '/api/currency-rates') return address;
  for (const name of ['from', 'to']) {
    const requested = url.searchParams.get(name);
    if (requested) url.searchParams.set(name, dayAfter(requested, aheadMs()));
  }
  return url.href;
}

/**
 * Replaces the dates in an answer by one fixed day. The demo data is dated in the days before the environment started,
 * which would change the screenshots.
 */
async function onOneDay(route: Route): Promise<void> {
  if (!['document', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
  const response = await route.fetch({ url: toWorldsDays(route.request().url()), maxRedirects: 0 });
  if (!/json|html/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
  const text = await response.text();
  const body = text
    .replace(instant, shotAt)
    .replace(anyDay, (_found, name: string) => `"${name}":"2026-11-20"`)
    .replace(ownDay, (_found, name: string, day: string) => `"${name}":"${dayAfter(day, -aheadMs())}"`);
  return route.fulfill({ response, body });
}

/** The unanswered requests of each page under comparison. */
const pending = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const open = new Set<Request>();
  pending.set(page, open);
  const end = (request: Request) => open.delete(request);
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** How long a rendered page must stay unchanged, in milliseconds. Arrived data is rendered well within this time. */
const quietMs = 250;

/**
 * Runs in the page. Waits until its fonts have loaded and nothing has changed for the given time. Only time in which
 * the page could render counts, at one frame every 16 ms, because the machine may be busy.
 */
async function restOf(ms: number): Promise<void> {
  await document.fonts.ready;
  let quietFrames = 0;
  const changes = new MutationObserver(() => {
    quietFrames = 0;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (; quietFrames < ms / 16; quietFrames += 1) await new Promise(requestAnimationFrame);
  changes.disconnect();
}

/**
 * Waits until the page has every answer, including those to follow-up requests, and has rendered them in its own fonts.
 */
async function expectDrawn(page: Page): Promise<void> {
  const open = pending.get(page) ?? new Set();
  await expect(async () => {
    expect(open.size).toBe(0);
    await page.evaluate(restOf, quietMs);
    expect(open.size).toBe(0);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** Stops the page's clock and replaces all dates in its data by one day. Call it before opening the page. */
export async function freezeTime(page: Page): Promise<void> {
  trackRequests(page);
  await page.clock.setFixedTime(shotAt);
  await page.route((url) => !/^\/(build|media|user\/notice\/api\/last)\//.test(url.pathname), onOneDay);
}

/** Compares the window, or the full page, with the baseline of that name, once everything has loaded. */
export async function expectSameLook(page: Page, name: string, { isFullPage = false } = {}): Promise<void> {
  await expectDrawn(page);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: isFullPage });
}
