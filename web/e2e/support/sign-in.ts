import type { Page } from '@playwright/test';
import { screens } from '@setu/contract';
import { password } from './roles.js';
import type { Words } from './texts.js';

/** Fills in the sign-in form of the open page and waits until the page has been left. */
export async function fillSignIn(page: Page, words: Words, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: words('account:signIn.email') }).fill(email);
  await form.getByRole('textbox', { name: words('account:signIn.password') }).fill(password);
  await form.getByRole('button', { name: words('account:signIn.action'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== screens.fos_user_security_login);
}
