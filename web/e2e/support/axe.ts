import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Waits until the screen has its heading and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits until the page has its final height. Parts that arrive after the heading move the content below them. */
async function grownUp(page: Page): Promise<number> {
  let last = -1;
  const grows = async () => {
    const before = last;
    last = await heightOf(page);
    return last !== before;
  };
  await expect.poll(grows, { intervals: [250] }).toBe(false);
  return last;
}

/** Makes the window as high as the page, so that a fixed bar covers nothing. */
async function showAll(page: Page): Promise<number> {
  const { width } = page.viewportSize() ?? { width: 1440 };
  const height = Math.max(await grownUp(page), 800);
  await page.setViewportSize({ width, height });
  return height;
}

/**
 * Returns what axe reports about the full page. A page that grew during the check is checked again, because a fixed bar
 * covered its content.
 */
async function faultsOf(page: Page, without: readonly string[]): Promise<string[]> {
  const shown = await showAll(page);
  // Collects violations only, because listing every element that passes is slow.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();
  for (const part of without) axe.exclude(part);
  const { violations } = await axe.analyze();
  if (violations.length > 0 && (await heightOf(page)) > shown) return faultsOf(page, without);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/**
 * Fails with rule, place and reason of every axe violation on the page as it is now, except in the parts that `without`
 * selects.
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await faultsOf(page, without), `axe on ${page.url()}`).toEqual([]);
}

/**
 * Checks that a page is not wider than the screen. It may be longer. A page that was resized a moment ago gets the time
 * to arrange its parts again.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, { message: `pixels of ${page.url()} beside the screen` }).toBeLessThanOrEqual(0);
}
