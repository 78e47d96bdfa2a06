import { expect, type Locator, type Page } from '@playwright/test';
import type { RequestStatus } from '@setu/contract';
import { awaitFiles, press } from './keyboard.js';
import type { Words } from './words.js';

/** A day so many days from today, as people type it: dd.mm.yyyy. */
export const day = (after: number): string => {
  const [year, month, date] = new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
};

/** A person who walks without a mouse, with the words of his screens. */
export interface Walker {
  page: Page;
  t: Words;
  main: Locator;
  dialog: Locator;
}

/** Makes a walker of a page. */
export function walker(page: Page, t: Words): Walker {
  awaitFiles(page);
  return { page, t, main: page.getByRole('main'), dialog: page.getByRole('dialog') };
}

/** The first button of that name. */
export const button = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name }).first();
/** The first field of that name to type into. */
export const field = (within: Locator, name: string): Locator => within.getByRole('textbox', { name }).first();
/** What opens the system's choice of files. */
export const choosing = ({ t }: Walker, within: Locator): Locator => button(within, new RegExp(t('files.choose')));

/** Until a file is on the server: a form does not go before. */
export const stored = ({ t }: Walker, within: Locator, name: string): Promise<void> =>
  expect(button(within, t('files.remove', { name }))).toBeVisible();

/** Opens a dialog from the page, fills it in, sends it; it is gone then, and the focus is somewhere on the page. */
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

/** A manager's next step. */
export async function step(who: Walker, status: RequestStatus, fill?: () => Promise<void>): Promise<void> {
  const { main, t } = who;
  const action = t(`requests:move.${status}.action`);
  await through(who, button(main, action), action, fill);
  await seen(who, status);
}

/** The page shows the status. */
export const seen = ({ main, t }: Walker, status: RequestStatus): Promise<void> =>
  expect(main.getByText(t(`statuses:request.${status}`)).first()).toBeVisible();
