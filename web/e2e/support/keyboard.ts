import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than the longest page has. */
const mostStops = 250;

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((node) => node === document.activeElement);

/** Walks with Tab until the element has the focus, as people without a mouse do; one that no Tab leads to fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${target}`);
}

/** Presses a button or follows a link. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field in place of what it holds, and leaves it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses a radio of a group: Tab leads to the group, arrows within it. */
export async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await expect(option).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await radios.evaluateAll((all) => all.some((radio) => radio === document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let left = await radios.count(); left > 0 && !(await option.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
}

/** Comes to a list and goes down to its first choice that is one; one that has a choice is left as it is. */
export async function takeFirst(page: Page, list: Locator): Promise<void> {
  await tabTo(page, list);
  // Its choices may still be on their way.
  await expect(list.locator('option').nth(1)).toBeAttached();
  if ((await list.inputValue()) === '') await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
}

/** Types into a field that searches, and takes the first thing found. */
export async function find(page: Page, field: Locator, text: string): Promise<void> {
  await type(page, field, text);
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Has the page's choices of files come to the journey from now on: the first press would else be faster than its asking for them. */
export function awaitFiles(page: Page): void {
  page.on('filechooser', () => {});
}

/** Opens the system's choice of files from the keyboard, and chooses one there; after `awaitFiles`. */
export async function attach(page: Page, button: Locator, name: string): Promise<void> {
  await tabTo(page, button);
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer: pdf });
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
