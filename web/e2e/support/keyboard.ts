import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.js';

const mostStops = 80;
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, as somebody without a mouse does: what cannot be come to so fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostStops} presses of Tab do not come to ${target}`);
}

/** Comes to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** Comes to a list and goes down to its first choice that is one; one that has a choice is left as it is. */
export async function takeFirst(page: Page, list: Locator): Promise<void> {
  await tabTo(page, list);
  // Its choices may still be on their way.
  await expect(list.locator('option').nth(1)).toBeAttached();
  if ((await list.inputValue()) === '') await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
}

/** Comes to a button and presses it. */
export async function pressByKey(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
