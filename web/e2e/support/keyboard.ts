import { expect, type Locator, type Page } from '@playwright/test';

/** More walks than the way to any place takes. */
const mostWalks = 50;

/**
 * How many stops of Tab are on the way from what has the focus: below nought when it is behind, nought when it is there. No more than a
 * guess: what a page does with Tab itself is not known.
 */
const stopsTo = (target: Locator): Promise<number> =>
  target.evaluate((node) => {
    const from = document.activeElement ?? document.body;
    if (from === node) return 0;
    const isAfter = (one: Element, other: Element) =>
      Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isOn = isAfter(node, from);
    // A group of radios is one stop: the chosen one, or its first.
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

/** Whether something of what has the focus is not under a bar that stands over the page (WCAG 2.2, 2.4.11). */
function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const own = node.closest('label') ?? node;
  return [0.1, 0.5, 0.9].some((down) => {
    const above = document.elementFromPoint(left + width / 2, top + height * down);
    return above !== null && own.contains(above);
  });
}

/** Walks with Tab until the element has the focus, back or on, as people without a mouse do; one that no Tab leads to fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  let isOn = true;
  for (let walks = 0; walks < mostWalks; walks += 1) {
    const stops = await stopsTo(target);
    if (stops === 0) return;
    // Who has gone too far comes back step by step.
    const steps = walks === 0 || stops > 0 === isOn ? Math.abs(stops) : 1;
    isOn = stops > 0;
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(isOn ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`No Tab leads to ${target}`);
}

/** Presses a button or follows a link. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field, which is in sight then, in place of what it holds, and leaves it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await expect.poll(() => field.evaluate(isInSight), `${field} is in sight`).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses a radio of a group: Tab leads to the group, arrows within it. */
export async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  const radios = group.getByRole('radio');
  await expect(option).toBeVisible();
  for (let stops = 0; stops < mostWalks; stops += 1) {
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
