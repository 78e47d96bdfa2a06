import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of attempts, more than reaching any element needs. */
const maxWalks = 50;

/**
 * Returns the number of Tab stops between the focused element and the target: negative if the target is behind, 0 if it
 * has the focus. It is an estimate, because a page may handle Tab itself.
 */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((node) => {
    const from = document.activeElement ?? document.body;
    if (from === node) return 0;
    const isAfter = (one: Element, other: Element) =>
      Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isOn = isAfter(node, from);
    // A radio group is one Tab stop: the checked radio, or the first radio if none is checked.
    const isPassed = (stop: Element) => {
      if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) return false;
      if (from instanceof HTMLInputElement && from.name === stop.name) return true;
      const group = [...document.getElementsByName(stop.name)] as HTMLInputElement[];
      return group.some(({ checked }) => checked) || group.indexOf(stop) > 0;
    };
    const between = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter((stop) => {
      const isStop = stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility();
      return (
        isStop &&
        !isPassed(stop) &&
        (isOn ? isAfter(stop, from) && isAfter(node, stop) : isAfter(from, stop) && isAfter(stop, node))
      );
    }).length;
    return isOn ? between + 1 : -between - 1;
  });

/**
 * Returns whether at least part of the focused element is visible, not covered by a bar over the page (WCAG 2.2,
 * 2.4.11).
 */
function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const own = node.closest('label') ?? node;
  return [0.1, 0.5, 0.9].some((down) => {
    const above = document.elementFromPoint(left + width / 2, top + height * down);
    return above !== null && own.contains(above);
  });
}

/**
 * Presses Tab or Shift+Tab until the element has the focus, as users without a mouse do. Fails if Tab cannot reach it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  let isOn = true;
  for (let walks = 0; walks < maxWalks; walks += 1) {
    const stops = await stopsTo(target);
    if (stops === 0) return;
    // After passing the target, it goes back one step at a time.
    const steps = walks === 0 || stops > 0 === isOn ? Math.abs(stops) : 1;
    isOn = stops > 0;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(isOn ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Presses a button or follows a link. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Replaces a field's value by typing and leaves the field. Checks that the field is visible while it has the focus. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await expect.poll(() => field.evaluate(isInSight), `${field} is in sight`).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses a radio of a group: Tab leads to the group, arrow keys move within it. */
export async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await expect(option).toBeVisible();
  for (let stops = 0; stops < maxWalks; stops += 1) {
    if (await radios.evaluateAll((all) => all.some((radio) => radio === document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let left = await radios.count(); left > 0 && !(await option.isChecked()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
}

/** Moves to a select list and chooses its first real option. Leaves a list that already has a selection unchanged. */
export async function takeFirst(page: Page, list: Locator): Promise<void> {
  await tabTo(page, list);
  // The options may still be loading.
  await expect(list.locator('option').nth(1)).toBeAttached();
  if ((await list.inputValue()) === '') await page.keyboard.press('ArrowDown');
  await expect(list).not.toHaveValue('');
}

/** Types into a search field and chooses the first result. */
export async function find(page: Page, field: Locator, text: string): Promise<void> {
  await type(page, field, text);
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/**
 * Makes the test handle the page's file dialogs from now on. Otherwise a key press could open the native dialog before
 * the test intercepts it.
 */
export function awaitFiles(page: Page): void {
  page.on('filechooser', () => {});
}

/** Opens the system's file dialog from the keyboard and chooses a file. Call `awaitFiles` first. */
export async function attach(page: Page, button: Locator, name: string): Promise<void> {
  await tabTo(page, button);
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer: pdf });
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
