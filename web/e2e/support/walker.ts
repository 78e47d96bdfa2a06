import { expect, type Locator, type Page } from '@playwright/test';
import type { RequestStatus } from '@setu/contract';
import { awaitFiles, press } from './keyboard.js';
import type { Translate } from './texts.js';

/** Returns the date that is the given number of days after today, as dd.mm.yyyy. */
export const day = (after: number): string => {
  const [year, month, date] = new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
};

/** A user who works by keyboard only, with the texts of their screens. */
export interface Walker {
  page: Page;
  t: Translate;
  main: Locator;
  dialog: Locator;
}

/** Creates a keyboard user for a page. */
export function walker(page: Page, t: Translate): Walker {
  awaitFiles(page);
  return { page, t, main: page.getByRole('main'), dialog: page.getByRole('dialog') };
}

/** Returns the first button with that name. */
export const button = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name }).first();
/** Returns the first text field with that name. */
export const field = (within: Locator, name: string): Locator => within.getByRole('textbox', { name }).first();
/** Returns the button that opens the system's file dialog. */
export const choosing = ({ t }: Walker, within: Locator): Locator => button(within, new RegExp(t('files.choose')));

/** Waits until a file is uploaded. The form cannot be sent earlier. */
export const stored = ({ t }: Walker, within: Locator, name: string): Promise<void> =>
  expect(button(within, t('files.remove', { name }))).toBeVisible();

/** Opens a dialog from the page, fills it in and sends it. The dialog then closes, and the focus stays on the page. */
export async function through(who: Walker, open: Locator, send: string, fill?: () => Promise<void>): Promise<void> {
  const { page, dialog } = who;
  await press(page, open);
  await expect(dialog).toBeVisible();
  await fill?.();
  await press(page, button(dialog, send));
  await expect(dialog).toBeHidden();
  await expect(page.locator('body:focus, html:focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
}

/** Performs a status transition as the manager. */
export async function step(who: Walker, status: RequestStatus, fill?: () => Promise<void>): Promise<void> {
  const { main, t } = who;
  const action = t(`requests:move.${status}.action`);
  await through(who, button(main, action), action, fill);
  await showsStatus(who, status);
}

/** Checks that the page shows the given status. */
export const showsStatus = ({ main, t }: Walker, status: RequestStatus): Promise<void> =>
  expect(main.getByText(t(`statuses:request.${status}`)).first()).toBeVisible();
